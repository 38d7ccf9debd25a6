import { createHash } from 'node:crypto'

/** The stored form of a random secret: it can be recognised but not used. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
