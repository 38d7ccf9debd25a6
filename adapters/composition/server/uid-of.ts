import { createHash } from 'node:crypto'
import { userIdHash } from '../../../domain/tracking/user-id-hash.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import type { UidOf } from '../../cookies/session-keeper.ts'

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** The customer identifier for this shop's reports, if a salt is configured. */
export const uidOf = ({ uidSalt }: Configuration): UidOf => (uidSalt === undefined ? undefined : userIdHash(sha256, uidSalt))
