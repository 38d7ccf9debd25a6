import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** What travels in one packet travels no faster packed. */
const ONE_PACKET = 1400

/** An answer as brotli packs it, where whoever asks can unpack it and it is long enough; a list of products is a tenth of itself. */
export const packed = async (text: string, unpackable: string | undefined): Promise<Buffer | undefined> => {
  if (text.length <= ONE_PACKET || !/\bbr\b/.test(unpackable ?? '')) return undefined
  return compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } })
}
