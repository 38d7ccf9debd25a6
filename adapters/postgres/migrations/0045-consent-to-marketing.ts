import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // A consent belongs to an e-mail address, with or without an account.
  `create table marketing_subscription (
     mailbox text not null,
     brand_channel text not null,
     email text not null,
     locale text not null,
     channels jsonb not null,
     changed_at timestamptz not null,
     primary key (mailbox, brand_channel))`,
  `create index marketing_subscription_without_channels on marketing_subscription (changed_at) where channels = '[]'`,

  // The proof of a consent, stored as long as its address is known.
  `create table marketing_consent (
     id integer generated always as identity primary key,
     mailbox text not null,
     brand_channel text not null,
     is_given boolean not null,
     channels jsonb not null,
     source text not null,
     asked_at timestamptz,
     at timestamptz not null,
     foreign key (mailbox, brand_channel) references marketing_subscription on delete cascade)`,
  `create index marketing_consent_by_mailbox on marketing_consent (mailbox, brand_channel)`,

  // Only the hashes of tokens are stored, so that access to these tables neither gives nor withdraws a consent.
  `create table marketing_request (
     hash text primary key,
     mailbox text not null,
     brand_channel text not null,
     email text not null,
     locale text not null,
     channels jsonb not null,
     source text not null,
     asked_at timestamptz not null,
     ends_at timestamptz not null)`,
  `create index marketing_request_by_mailbox on marketing_request (mailbox)`,
  `create index marketing_request_by_end on marketing_request (ends_at)`,
  `create table marketing_leave (
     hash text primary key,
     mailbox text not null,
     brand_channel text not null,
     foreign key (mailbox, brand_channel) references marketing_subscription on delete cascade)`,
  `create index marketing_leave_by_mailbox on marketing_leave (mailbox, brand_channel)`,
]

/** Marketing consents with their proof. */
export const consentToMarketing: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
