import { sql, type Kysely } from 'kysely'
import type { PersonalData, PersonalEntry } from '../../../application/commerce/privacy/personal-data.port.ts'
import { PERSONAL_PARTS, type PersonalPart } from '../../../domain/privacy/personal-part.ts'
import { inSnapshot } from '../database/in-snapshot.ts'
import type { Tables } from '../tables.ts'
import type { Person, PersonalTable } from './personal-table.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { withoutSecrets } from '../../../domain/privacy/without-secrets.ts'

type PersonalEntryLists = { readonly [part in PersonalPart]: PersonalEntry[] }

export const personOf = async (db: Kysely<Tables>, accountId: string): Promise<Person> => {
  const row = await db
    .selectFrom('customer').select(['canonical_email', sql<string>`lower(body ->> 'email')`.as('written')])
    .where('account_id', '=', accountId).where('verified_at', 'is not', null).executeTakeFirst()
  return { accountId, canonicalEmail: row?.canonical_email, written: row?.written }
}

const entriesOf = async (
  db: Kysely<Tables>, person: Person, { table, whose, columns }: PersonalTable,
): Promise<readonly PersonalEntry[]> => {
  const selections = Object.entries(columns).flatMap(([name, exported]) => {
    if (exported === false) return []
    return [exported === true ? sql.ref(name) : sql`${sql.raw(exported)} as ${sql.ref(name)}`]
  })
  if (selections.length === 0) return []
  const { rows } = await sql<PersonalEntry>`select ${sql.join(selections)} from ${sql.table(table)} where ${whose(person)}`.execute(db)
  return rows.map((row) => ({ kept_as: table, ...withoutSecrets(row) as PersonalEntry }))
}

/** Exports all personal data of an account, by the list of tables. */
export const makePersonalData = (db: Kysely<Tables>): PersonalData => ({
  export: (owner) =>
    inSnapshot(db, async (tx) => {
      const person = await personOf(tx, owner)
      const parts = Object.fromEntries(PERSONAL_PARTS.map((part) => [part, []])) as unknown as PersonalEntryLists
      for (const table of PERSONAL_TABLES) parts[table.part].push(...await entriesOf(tx, person, table))
      return parts
    }),
})
