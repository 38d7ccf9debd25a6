import type { Kysely } from 'kysely'
import type { StaffAct } from '../../../domain/staff/staff-act.ts'
import type { Tables } from '../tables.ts'

/** In the transaction that does it. */
export const noteAct = async (db: Kysely<Tables>, { by, what, about, at, detail }: StaffAct): Promise<void> => {
  await db.insertInto('staff_act').values({ by_name: by, what, about, at, detail: detail ?? null }).execute()
}
