import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A delivered mail: the recipients of the envelope, and its bytes. */
export type Caught = { readonly from: string; readonly to: readonly string[]; readonly raw: string }

type Manners = {
  readonly refuses?: boolean
  /** Offers TLS, with an untrusted certificate. */
  readonly offersTls?: boolean
  readonly user?: { readonly name: string; readonly password: string }
}

/** A mail server on this machine that stores what it receives. */
export const openMailCatcher = async ({ refuses = false, offersTls = false, user }: Manners = {}) => {
  const caught: Caught[] = []
  const server = new SMTPServer({
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    authOptional: user === undefined,
    allowInsecureAuth: true,
    logger: false,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) => {
      if (username === user?.name && password === user?.password) done(null, { user: username })
      else done(new Error('Who is that?'))
    },
    onRcptTo: (_address, _session, done) => {
      done(refuses ? Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 }) : null)
    },
    onData: (stream, { envelope }, done) => {
      const bytes: Buffer[] = []
      stream.on('data', (chunk: Buffer) => bytes.push(chunk))
      stream.on('end', () => {
        caught.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(bytes).toString('utf8'),
        })
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const at = server.server.address()
  const port = typeof at === 'object' && at !== null ? at.port : 0
  return {
    caught,
    port,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => { server.close(() => { resolve() }) }),
  }
}
