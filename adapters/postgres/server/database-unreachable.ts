/** Only host, port and name, because the address may contain a password. */
const locationOf = (url: string): string => {
  const parsed = URL.parse(url)
  return parsed === null ? 'the configured address' : `${parsed.host}${parsed.pathname}`
}

const reasonOf = (cause: unknown): string => {
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : cause instanceof Error ? cause.message : 'unknown'
}

/** The PostgreSQL server did not answer when the shop opened. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'

  constructor(url: string, cause: unknown) {
    super(`The database at ${locationOf(url)} does not answer (${reasonOf(cause)}). Check DATABASE_URL and the server.`, {
      cause,
    })
  }
}

/** A command was started for a database without a shop. */
export class NoShopInDatabase extends Error {
  override readonly name = 'NoShopInDatabase'

  constructor(url: string) {
    super(`No shop found in the database at ${locationOf(url)}. Check DATABASE_URL.`)
  }
}
