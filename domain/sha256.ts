/** Fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2); 32 bits each, signed like the words. */
const K = Int32Array.from(
  ('428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5 d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe '
    + '9bdc06a7 c19bf174 e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da 983e5152 a831c66d b00327c8 bf597fc7 '
    + 'c6e00bf3 d5a79147 06ca6351 14292967 27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85 a2bfe8a1 a81a664b '
    + 'c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070 19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3 '
    + '748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2').split(' '),
  (word) => Number.parseInt(word, 16),
)
const START = Int32Array.of(0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19)

const ENCODER = new TextEncoder()

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The message with its end mark and its length in bits, in whole blocks of 64 bytes. */
const padded = (message: Uint8Array): DataView => {
  const blocks = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64))
  new Uint8Array(blocks.buffer).set(message)
  blocks.setUint8(message.length, 0x80)
  blocks.setUint32(blocks.byteLength - 8, message.length / 2 ** 29)
  blocks.setUint32(blocks.byteLength - 4, message.length << 3)
  return blocks
}

const scheduleInto = (words: Int32Array, blocks: DataView, offset: number): void => {
  for (let at = 0; at < 16; at += 1) words[at] = blocks.getInt32(offset + at * 4)
  for (let at = 16; at < 64; at += 1) {
    const two = words[at - 2] ?? 0
    const fifteen = words[at - 15] ?? 0
    const small0 = rotated(fifteen, 7) ^ rotated(fifteen, 18) ^ (fifteen >>> 3)
    const small1 = rotated(two, 17) ^ rotated(two, 19) ^ (two >>> 10)
    words[at] = (words[at - 16] ?? 0) + small0 + (words[at - 7] ?? 0) + small1
  }
}

/** Assigns instead of making new lists: a cart is hashed in five parts with each response, and this loop runs 64 times per block. */
const compress = (state: Int32Array, words: Int32Array): void => {
  let [a, b, c, d] = [state[0] ?? 0, state[1] ?? 0, state[2] ?? 0, state[3] ?? 0]
  let [e, f, g, h] = [state[4] ?? 0, state[5] ?? 0, state[6] ?? 0, state[7] ?? 0]
  for (let at = 0; at < 64; at += 1) {
    const big1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const first = (h + big1 + ((e & f) ^ (~e & g)) + (K[at] ?? 0) + (words[at] ?? 0)) | 0
    const big0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, at) => { state[at] = (state[at] ?? 0) + word })
}

/**
 * The SHA-256 of a text in UTF-8, as 64 lower-case hex digits (FIPS 180-4). Domain rules need a synchronous one that is the same in
 * browser and server; of secrets, only random keys are hashed with it.
 */
export const sha256 = (text: string): string => {
  const blocks = padded(ENCODER.encode(text))
  const [state, words] = [START.slice(), new Int32Array(64)]
  for (let offset = 0; offset < blocks.byteLength; offset += 64) {
    scheduleInto(words, blocks, offset)
    compress(state, words)
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
