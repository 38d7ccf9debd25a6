import type { Unreadable } from '../../application/commerce/job/job-failures.port.ts'

/** A row that is reported as broken fails the test. */
export const failOnUnreadable: Unreadable = (item, error) => { throw new Error(`${item} cannot be read`, { cause: error }) }
