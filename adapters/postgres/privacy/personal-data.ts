import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { PersonalData } from '../../../application/commerce/privacy/personal-data.port.ts'
import type { PersonalEntry } from '../../../application/contract/file.ts'
import { EXPORTED_RECORDS, PERSONAL_RECORDS, type ExportedName } from '../../../application/commerce/privacy/personal-records.ts'
import { PERSONAL_PARTS, type PersonalPart } from '../../../domain/privacy/personal-part.ts'
import { inSnapshot } from '../database/in-snapshot.ts'
import type { Tables } from '../tables.ts'
import { WHOSE } from './personal-tables.ts'
import type { Person } from './rows-of-person.ts'
import { withoutSecrets } from '../../../domain/privacy/without-secrets.ts'

type PersonalEntryLists = { readonly [part in PersonalPart]: PersonalEntry[] }

export const personOf = async (db: Kysely<Tables>, accountId: string): Promise<Person> => {
  const row = await db
    .selectFrom('customer').select(['canonical_email', sql<string>`lower(body ->> 'email')`.as('written')])
    .where('account_id', '=', accountId).where('verified_at', 'is not', null).executeTakeFirst()
  return { accountId, canonicalEmail: row?.canonical_email, written: row?.written }
}

/** A column, or a field of a column that holds an object. */
const selection = (exported: string): RawBuilder<unknown> => {
  const [column = '', field] = exported.split('.')
  return field === undefined ? sql.ref(column) : sql`${sql.ref(column)} ->> ${sql.lit(field)} as ${sql.ref(column)}`
}

const entriesOf = async (db: Kysely<Tables>, person: Person, name: ExportedName): Promise<readonly PersonalEntry[]> => {
  const columns = sql.join(PERSONAL_RECORDS[name].exported.map(selection))
  const { rows } = await sql<PersonalEntry>`select ${columns} from ${sql.table(name)} where ${WHOSE[name](person)}`.execute(db)
  return rows.map((row) => ({ kept_as: name, ...withoutSecrets(row) as PersonalEntry }))
}

/** Exports all personal data of an account, by the list of tables. */
export const makePersonalData = (db: Kysely<Tables>): PersonalData => ({
  export: (owner) =>
    inSnapshot(db, async (tx) => {
      const person = await personOf(tx, owner)
      const parts = Object.fromEntries(PERSONAL_PARTS.map((part) => [part, []])) as unknown as PersonalEntryLists
      for (const name of EXPORTED_RECORDS) parts[PERSONAL_RECORDS[name].part].push(...await entriesOf(tx, person, name))
      return parts
    }),
})
