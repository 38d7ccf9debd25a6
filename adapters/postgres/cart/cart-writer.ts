import { sql, type Kysely } from 'kysely'
import type { Cart } from '../../../domain/cart/cart.ts'
import { isConflict, isRefusedValue } from '../database/database-errors.ts'
import { batched } from '../database/batched.ts'
import { anyOf } from '../rows/any-of.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'
import { documentOf } from './cart-row.ts'

/** The changed cart, and the row version on which the change is based. */
type CartChange = { readonly cart: Cart; readonly version: number }

const rowOf = ({ cart, version }: CartChange, position: number) =>
  ({ place: position, token: cart.token, version, checkout_state: cart.checkoutState, body: documentOf(cart) })

/** A cart whose version has changed, or whose row is locked, is not written: no change waits for another cart. */
const writeAll = async (db: Kysely<Tables>, changes: readonly CartChange[]): Promise<readonly CartChange[]> => {
  const isOneOfThem = sql`cart.token = ${anyOf(changes.map(({ cart }) => cart.token))}`
  const { rows } = await sql<{ readonly place: number }>`
    with mine as (select token from cart where ${isOneOfThem} order by token for update skip locked)
    update cart set checkout_state = changed.checkout_state, body = changed.body, version = cart.version + 1, updated_at = now()
    from jsonb_to_recordset(${toJson(changes.map(rowOf))}::jsonb)
      as changed (place int, token text, version int, checkout_state text, body jsonb)
    where ${isOneOfThem} and cart.token in (select token from mine)
      and cart.token = changed.token and cart.version = changed.version
    returning changed.place`.execute(db)
  return rows.flatMap(({ place }) => changes[place] ?? [])
}

/**
 * If the database refuses a value or reports a conflict, no cart of the batch counts as written, and each caller changes its cart again
 * under a lock. After a lost connection it is unknown whether the batch was written, so the error is thrown.
 */
const writeOrSkip = async (db: Kysely<Tables>, changes: readonly CartChange[]): Promise<readonly CartChange[]> => {
  try {
    return await writeAll(db, changes)
  } catch (error) {
    if (isConflict(error) || isRefusedValue(error)) return []
    throw error
  }
}

/** Writes all carts of one event-loop turn with one statement: one round trip and one flush to disk. */
export const openCartWriter = (db: Kysely<Tables>) => {
  const write = batched((changes: readonly CartChange[]) => writeOrSkip(db, changes))
  /** Whether the cart was written; false if another transaction changed it after that version. */
  return { write: async (change: CartChange): Promise<boolean> => (await write([change])).includes(change) }
}
