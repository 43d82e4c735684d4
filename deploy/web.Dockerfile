# The site. Build it from the root of the repository:
#   docker build -f deploy/web.Dockerfile -t studio-web .
FROM node:24-slim AS dependencies
WORKDIR /app/web
COPY web/package.json web/package-lock.json ./
# Peers that we need are our own dependencies. Source maps and types are not needed at run time.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --omit=peer --ignore-scripts --no-audit --no-fund \
  && find node_modules -regextype posix-extended -regex '.*\.(map|d\.[cm]?ts)' -delete

FROM node:24-slim AS build
WORKDIR /app/web
COPY web/package.json web/package-lock.json ./
# Without install scripts: the `node` package's would download the Node that this image already has.
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund
COPY web/ ./
RUN NODE_ENV=production node node_modules/.bin/react-router build

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app/web
COPY --from=dependencies /app/web/node_modules node_modules
COPY --from=build /app/web/build build
# Node runs the TypeScript of the server directly.
COPY web/package.json web/brand-names.ts web/env.server.ts ./
COPY web/app app
COPY web/brand brand
COPY web/platform platform
COPY web/server server
# An empty volume inherits the folder's owner.
RUN mkdir -p /data/cache/assets && chown -R node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The limit is for the heap; the page cache is outside of it. SITE_MEMORY in compose.yml covers both.
CMD ["node", "--max-old-space-size=512", "server/index.ts"]
