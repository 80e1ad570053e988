import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

export interface TlsFiles {
  cert: Buffer;
  key: Buffer;
}

export type TlsResult = { ok: true; files: TlsFiles } | { ok: false; problem: string };

/** Reads a certificate and its key and checks that they match; otherwise only visitors would notice. */
export function readTlsFiles({ certificate, key }: { certificate: string; key: string }): TlsResult {
  const read = [tryToRead('TLS_CERT', certificate), tryToRead('TLS_KEY', key)] as const;
  const [certificateFile, keyFile] = read;
  if (typeof certificateFile === 'string') return { ok: false, problem: certificateFile };
  if (typeof keyFile === 'string') return { ok: false, problem: keyFile };
  const files = { cert: certificateFile, key: keyFile };
  try {
    createSecureContext(files);
    return { ok: true, files };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: `TLS_CERT and TLS_KEY are not a certificate and its key in PEM form: ${reason}` };
  }
}

/** The contents, or the error. */
function tryToRead(name: string, file: string): Buffer | string {
  try {
    return readFileSync(file);
  } catch (error) {
    return `${name} names a file that cannot be read: ${error instanceof Error ? error.message : error}`;
  }
}
