import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from './tables.ts';

type Schema = Kysely<Tables>['schema'];

/** Both databases have these types; only auto-incrementing numbers differ. */
function createLeads(schema: Schema) {
  return schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('marks', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('budget', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('estimate', 'text', (column) => column.notNull())
    .addColumn('transcript', 'text', (column) => column.notNull())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('text_hash', 'text', (column) => column.notNull());
}

function createDeliveries(schema: Schema) {
  return schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('claimed_until', 'bigint', (column) => column.notNull())
    .addColumn('claimed_by', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'bigint');
}

function createTalkMessages(schema: Schema) {
  return schema
    .createTable('talk_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('said_at', 'bigint', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull());
}

function createQuotes(schema: Schema) {
  return schema
    .createTable('quotes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('valid_until', 'bigint', (column) => column.notNull())
    .addColumn('choice', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .addColumn('accepted_at', 'bigint');
}

function countingKey(kind: DatabaseKind) {
  return kind === 'postgres' ? ('serial' as const) : ('integer' as const);
}

export type DatabaseKind = 'sqlite' | 'postgres';

/** The migrations, in the order of their names. A released one is never changed. */
export function migrationsFor(kind: DatabaseKind): Record<string, Migration> {
  return {
    '0001-leads': {
      async up({ schema }: Kysely<Tables>) {
        await createLeads(schema).execute();
        await schema.createIndex('leads_created_at').on('leads').column('created_at').execute();
        await schema.createIndex('leads_text_hash').on('leads').column('text_hash').execute();
        await createDeliveries(schema).execute();
        await schema.createIndex('deliveries_due').on('deliveries').columns(['state', 'next_at']).execute();
        await schema.createIndex('deliveries_lead').on('deliveries').column('lead_id').execute();
        await schema
          .createTable('keys')
          .addColumn('name', 'text', (column) => column.primaryKey())
          .addColumn('value', 'text', (column) => column.notNull())
          .addColumn('created_at', 'bigint', (column) => column.notNull())
          .execute();
        const rates = schema.createTable('rates');
        // Counts of the last minute needn't survive a crash, so no request waits for the disk.
        await (kind === 'postgres' ? rates.modifyFront(sql`unlogged`) : rates)
          .addColumn('bucket', 'text', (column) => column.notNull())
          .addColumn('stretch', 'bigint', (column) => column.notNull())
          .addColumn('hits', 'integer', (column) => column.notNull())
          .addPrimaryKeyConstraint('rates_key', ['bucket', 'stretch'])
          .execute();
      },
    },
    '0002-chat': {
      async up({ schema }: Kysely<Tables>) {
        await schema
          .createTable('questions')
          .addColumn('id', countingKey(kind), (column) => column.primaryKey())
          .addColumn('asked_at', 'bigint', (column) => column.notNull())
          .addColumn('question', 'text', (column) => column.notNull())
          .addColumn('answered', 'integer', (column) => column.notNull())
          .addColumn('answer_id', 'text', (column) => column.notNull())
          .addColumn('answer_question', 'text', (column) => column.notNull())
          .addColumn('source', 'text', (column) => column.notNull())
          .addColumn('score', 'double precision', (column) => column.notNull())
          .addColumn('service', 'text', (column) => column.notNull())
          .execute();
        await schema.createIndex('questions_asked_at').on('questions').column('asked_at').execute();
        await schema
          .createTable('ratings')
          .addColumn('id', countingKey(kind), (column) => column.primaryKey())
          .addColumn('rated_at', 'bigint', (column) => column.notNull())
          .addColumn('question', 'text', (column) => column.notNull())
          .addColumn('answer_id', 'text', (column) => column.notNull())
          .addColumn('score', 'integer', (column) => column.notNull())
          .execute();
        await schema.createIndex('ratings_rated_at').on('ratings').column('rated_at').execute();
      },
    },
    '0003-told': {
      async up({ schema }: Kysely<Tables>) {
        // One at a time: SQLite can't add two columns at once.
        for (const name of ['told', 'claimed_until'] as const) {
          const add = schema.alterTable('questions');
          await add.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0)).execute();
        }
      },
    },
    '0004-once': {
      async up({ schema }: Kysely<Tables>) {
        await schema.alterTable('leads').addColumn('token_hash', 'text').execute();
        await schema.createIndex('leads_token_hash').on('leads').column('token_hash').unique().execute();
      },
    },
    '0005-mailbox': {
      async up({ schema }: Kysely<Tables>) {
        await schema.alterTable('leads').addColumn('mailbox_hash', 'text').execute();
        await schema.createIndex('leads_mailbox_hash').on('leads').column('mailbox_hash').execute();
      },
    },
    '0006-talks': {
      async up({ schema }: Kysely<Tables>) {
        await schema.alterTable('leads').addColumn('talk_key', 'text').execute();
        await schema.createIndex('leads_talk_key').on('leads').column('talk_key').unique().execute();
        await createTalkMessages(schema).execute();
        await schema
          .createIndex('talk_messages_once')
          .on('talk_messages')
          .columns(['lead_id', 'idempotency_key'])
          .unique()
          .execute();
        await schema
          .alterTable('deliveries')
          .addColumn('talk_message_id', 'text', (column) => column.references('talk_messages.id').onDelete('cascade'))
          .execute();
      },
    },
    '0007-quotes': {
      async up({ schema }: Kysely<Tables>) {
        await schema
          .alterTable('leads')
          .addColumn('kind', 'text', (column) => column.notNull().defaultTo('message'))
          .execute();
        await schema.alterTable('leads').addColumn('quote', 'text').execute();
        await schema.createIndex('leads_quote').on('leads').column('quote').execute();
        await createQuotes(schema).execute();
        await schema.createIndex('quotes_created_at').on('quotes').column('created_at').execute();
        await schema
          .createTable('counts')
          .addColumn('day', 'text', (column) => column.notNull())
          .addColumn('name', 'text', (column) => column.notNull())
          .addColumn('place', 'text', (column) => column.notNull())
          .addColumn('count', 'bigint', (column) => column.notNull())
          .addPrimaryKeyConstraint('counts_key', ['day', 'name', 'place'])
          .execute();
      },
    },
  };
}
