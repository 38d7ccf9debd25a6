import type { Unreadable } from '../../application/commerce/job/job-failures.port.ts'

/** Where no row is broken, one that is said to be is a fault. */
export const allReadable: Unreadable = (item, error) => { throw new Error(`${item} cannot be read`, { cause: error }) }
