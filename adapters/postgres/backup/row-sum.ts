import { createHash } from 'node:crypto'

const WIDTH = 1n << 128n

/** How many rows, and a sum over them that any change of any row changes, in whatever order they are read. */
export type RowSum = { readonly rows: number; readonly sum: string }

export const openRowSum = () => {
  let [rows, sum] = [0, 0n]
  return {
    add: (row: string): void => {
      rows += 1
      sum = (sum + BigInt(`0x${createHash('sha256').update(row).digest('hex').slice(0, 32)}`)) % WIDTH
    },
    total: (): RowSum => ({ rows, sum: sum.toString(16) }),
  }
}
