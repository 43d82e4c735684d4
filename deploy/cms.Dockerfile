# The CMS. Build it from the root of the repository:
#   docker build -f deploy/cms.Dockerfile -t studio-cms .
FROM node:24-slim AS toolchain
# To compile the SQLite module where there is no prebuilt one.
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /app/cms
COPY cms/package.json cms/package-lock.json ./

FROM toolchain AS dependencies
# Source maps and types are not needed at run time.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund \
  && find node_modules -regextype posix-extended -regex '.*\.(map|d\.[cm]?ts)' -delete

FROM toolchain AS build
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY cms/ ./
RUN NODE_ENV=production STRAPI_TELEMETRY_DISABLED=true npm run build

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 CMS_PORT=1337 DATA_DIR=/data HOME=/tmp STRAPI_TELEMETRY_DISABLED=true
WORKDIR /app/cms
COPY --from=dependencies /app/cms/node_modules node_modules
COPY --from=build /app/cms/dist dist
COPY cms/package.json cms/tsconfig.json cms/favicon.png ./
# The demo, for an empty database.
COPY cms/content content
COPY cms/starter starter
COPY cms/database database
COPY cms/section-previews section-previews
RUN mkdir -p /data/cms && chown -R node:node /data
USER node
VOLUME /data
EXPOSE 1337
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.CMS_PORT}/_health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=640", "node_modules/@strapi/strapi/bin/strapi.js", "start"]
