import { randomBytes, randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

const compress = promisify(brotliCompress)

/** A response that fits one packet is not sent faster compressed. */
const ONE_PACKET = 1400

/** Whether a client with this `accept-encoding` accepts brotli. */
export const acceptsBrotli = (accepted: string | undefined): boolean => negotiate(accepted ?? '', ['br']) === 'br'

/** A response compressed with brotli, if the client accepts it and the response is long enough; a list of products shrinks to a tenth. */
export const brotliOf = async (text: string, accepted: string | undefined): Promise<Buffer | undefined> => {
  if (text.length <= ONE_PACKET || !acceptsBrotli(accepted)) return undefined
  return compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } })
}

/** Bytes. A stranger who lengthens a page by one guess sees a change of one byte, hidden by this many. */
const MASK = 512

/** HTML of one visitor with a comment of random length: compressed, its length does not reveal whether two of its texts are equal. */
export const maskLength = (html: string): string => `${html}<!-- ${randomBytes(randomInt(1, MASK)).toString('base64url')} -->`
