/** Base64url of random bits: 22 characters hold 128. Longer tokens are accepted up to a limit. */
export const RANDOM_TOKEN = /^[A-Za-z0-9_-]{22,64}$/
