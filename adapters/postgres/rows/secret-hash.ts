import { createHash } from 'node:crypto'

/** What is kept of a secret that is random by itself: enough to recognise it, nothing to use. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
