import { createHash } from 'node:crypto'
import { userIdHash } from '../../../domain/tracking/user-id-hash.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import type { UidOf } from '../../cookies/session-keeper.ts'

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** How this shop's reports know a customer again, if it says a salt. */
export const uidOf = ({ uidSalt }: Configuration): UidOf => (uidSalt === undefined ? undefined : userIdHash(sha256, uidSalt))
