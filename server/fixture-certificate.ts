import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface FixtureCertificate {
  certificate: string;
  key: string;
  remove: () => void;
}

/** A self-signed certificate for 127.0.0.1, valid for a day. `openssl` is the program's path. */
export function makeCertificate(openssl: string): FixtureCertificate {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-certificate-'));
  const certificate = path.join(folder, 'site.pem');
  const key = path.join(folder, 'site.key');
  // Its own configuration: not every machine has OpenSSL's.
  const settings = path.join(folder, 'openssl.cnf');
  writeFileSync(settings, '[req]\ndistinguished_name = name\n[name]\n');
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'];
  execFileSync(openssl, [...request, ...names, '-config', settings, '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  return { certificate, key, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
