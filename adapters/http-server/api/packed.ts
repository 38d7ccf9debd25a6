import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

const compress = promisify(brotliCompress)

/** What travels in one packet travels no faster packed. */
const ONE_PACKET = 1400

/** Whether whoever sends this `accept-encoding` unpacks brotli. */
export const unpacksBrotli = (accepted: string | undefined): boolean => negotiate(accepted ?? '', ['br']) === 'br'

/** An answer as brotli packs it, where whoever asks can unpack it and it is long enough; a list of products is a tenth of itself. */
export const packed = async (text: string, accepted: string | undefined): Promise<Buffer | undefined> => {
  if (text.length <= ONE_PACKET || !unpacksBrotli(accepted)) return undefined
  return compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } })
}
