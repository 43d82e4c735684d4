import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const CODE = 'code-of-the-provider';
const ACCESS_TOKEN = 'access-token-of-the-provider';
const REALM = '/realms/studio';

/** An OpenID Connect provider like Keycloak that approves every sign-in, over https. */
export type FakeKeycloak = {
  /** Host and realm, for Strapi's setting "subdomain". */
  subdomain: string;
  /** The path for NODE_EXTRA_CA_CERTS. */
  certificateFile: string;
  /** Approves the sign-in as a visitor's browser does, and returns the redirect's URL. */
  agree: (authorizeUrl: string) => string;
  stop: () => void;
};

/** @throws Error without openssl, which creates the certificate */
export async function startFakeKeycloak(user: { username: string; email: string }): Promise<FakeKeycloak> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'studio-provider-'));
  const [key, certificateFile] = [path.join(dir, 'key.pem'), path.join(dir, 'certificate.pem')];
  execFileSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${certificateFile}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificateFile) }, (request, response) => {
    const respond = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    let sent = '';
    request.on('data', (chunk: Buffer) => (sent += chunk));
    request.on('end', () => {
      if (request.url === `${REALM}/protocol/openid-connect/token`)
        return new URLSearchParams(sent).get('code') === CODE
          ? respond(200, { access_token: ACCESS_TOKEN, token_type: 'Bearer' })
          : respond(400, { error: 'invalid_grant' });
      if (request.url === `${REALM}/protocol/openid-connect/userinfo`)
        return request.headers.authorization === `Bearer ${ACCESS_TOKEN}`
          ? respond(200, { preferred_username: user.username, email: user.email, email_verified: true })
          : respond(401, { error: 'invalid_token' });
      return respond(404, { error: 'not_found' });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const subdomain = `localhost:${(server.address() as AddressInfo).port}${REALM}`;
  return {
    subdomain,
    certificateFile,
    agree: (authorizeUrl) => {
      const { origin, pathname, searchParams } = new URL(authorizeUrl);
      if (`${origin}${pathname}` !== `https://${subdomain}/protocol/openid-connect/auth`)
        throw new Error(`This leads somewhere else: ${authorizeUrl}`);
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code: CODE, state: searchParams.get('state') ?? '' }).toString();
      return back.href;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
