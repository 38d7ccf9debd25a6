/** Base64url of at least 256 random bits, for what signs somebody in. */
export const LONG_RANDOM_TOKEN = /^[A-Za-z0-9_-]{43,64}$/
