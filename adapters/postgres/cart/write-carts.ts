import { sql, type Kysely } from 'kysely'
import type { Cart } from '../../../domain/cart/cart.ts'
import { isConflict, isRefusedValue } from '../database/database-errors.ts'
import { gathered } from '../database/gathered.ts'
import { anyOf } from '../rows/any-of.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'
import { documentOf } from './cart-row.ts'

/** A cart as it shall be kept, and the version it had when that was decided. */
type Changed = { readonly cart: Cart; readonly version: number }

const rowOf = ({ cart, version }: Changed, position: number) =>
  ({ place: position, token: cart.token, version, checkout_state: cart.checkoutState, body: documentOf(cart) })

/** A cart that has another version by now is left as it is, and so is one that somebody holds: nobody waits for another's cart. */
const writeAll = async (db: Kysely<Tables>, changes: readonly Changed[]): Promise<readonly Changed[]> => {
  const isOneOfThem = sql`cart.token = ${anyOf(changes.map(({ cart }) => cart.token))}`
  const { rows } = await sql<{ readonly place: number }>`
    with mine as (select token from cart where ${isOneOfThem} order by token for update skip locked)
    update cart set checkout_state = wanted.checkout_state, body = wanted.body, version = cart.version + 1, updated_at = now()
    from jsonb_to_recordset(${toJson(changes.map(rowOf))}::jsonb)
      as wanted (place int, token text, version int, checkout_state text, body jsonb)
    where ${isOneOfThem} and cart.token in (select token from mine)
      and cart.token = wanted.token and cart.version = wanted.version
    returning wanted.place`.execute(db)
  return rows.flatMap(({ place }) => changes[place] ?? [])
}

/**
 * What cannot be kept spoils its own answer, and not those of others who came in the same moment: each is then decided upon again
 * under its lock. Where the answer was lost on its way nobody knows whether it was kept, so nobody tries again.
 */
const writeApart = async (db: Kysely<Tables>, changes: readonly Changed[]): Promise<readonly Changed[]> => {
  try {
    return await writeAll(db, changes)
  } catch (error) {
    if (isConflict(error) || isRefusedValue(error)) return []
    throw error
  }
}

/** Keeps what was decided in the same moment by one statement, which costs one way there and back and one wait for the disk. */
export const openWrittenCarts = (db: Kysely<Tables>) => {
  const written = gathered((changes: readonly Changed[]) => writeApart(db, changes))
  /** Whether it was written: not where somebody else changed the cart after that version of it. */
  return { write: async (changed: Changed): Promise<boolean> => (await written([changed])).includes(changed) }
}
