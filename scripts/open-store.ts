import path from 'node:path';
import type { AdminHostSettings } from '#server/admin-host/admin-host.ts';
import { readConfiguration } from '#server/configuration.ts';
import { type Database, openDatabase } from '#server/store/database.ts';
import { readEnvironmentFile } from './environment-file.mjs';
import { root } from './run.mjs';
import { stop } from './say.mjs';

interface OpenStore {
  database: Database;
  dataFolder: string;
  /** The admin panel for messages, if there is one. */
  adminInbox: AdminHostSettings | undefined;
  /** Whether replies are also emailed to visitors. */
  mailsReplies: boolean;
}

/** The database of the server with these settings, for commands that read and repair its contents. */
export async function openStore(): Promise<OpenStore> {
  readEnvironmentFile();
  const result = readConfiguration(process.env);
  if (!result.ok) stop(result.problems.join('\n'));
  const { databaseUrl, adminInbox, smtpUrl } = result.configuration;
  const dataFolder = path.resolve(root, result.configuration.dataFolder);
  try {
    const database = await openDatabase({ databaseUrl, dataFolder });
    await database.migrate();
    return { database, dataFolder, adminInbox, mailsReplies: smtpUrl !== undefined };
  } catch (error) {
    return stop(`The database cannot be opened: ${error instanceof Error ? error.message || error.name : error}`);
  }
}
