import { createHash } from 'node:crypto'

const WIDTH = 1n << 128n

/** The number of rows and a checksum over them that does not depend on their order. */
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
