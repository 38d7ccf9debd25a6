import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // A token of an earlier release may have roles that its creator does not have: it keeps the common roles, and is deleted without any.
  `update access_token t set roles = array(select role from unnest(t.roles) role where role = any(s.roles))
     from staff s where s.id = t.staff_id and not 'all' = any(s.roles)
       and exists (select from unnest(t.roles) role where role = any(s.roles))`,
  `delete from access_token t using staff s where s.id = t.staff_id and not 'all' = any(s.roles)
     and not exists (select from unnest(t.roles) role where role = any(s.roles))`,
  // Disabled staff do not get their tokens back when they are enabled again.
  `delete from access_token t using staff s where s.id = t.staff_id and s.is_disabled`,
  `create index staff_act_by_about on staff_act (what, about, at)`,
  `create index staff_act_by_kind on staff_act (what, at)`,
]

/** Access tokens have no role that their creators do not have; views and failed sign-ins are indexed in the audit log. */
export const staffAccessIsBounded: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
