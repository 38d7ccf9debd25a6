import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance, FastifyReply } from 'fastify'
import sharp from 'sharp'
import { isNotModified } from '../../domain/not-modified.ts'
import { acceptedFormat } from './accepted-format.ts'
import { readSize } from './allowed-sizes.ts'
import { logoFile } from './logos/logos.ts'
import { makePictures } from './make-pictures.ts'
import type { FindMaster } from './master.ts'
import { openPictureCache } from './picture-cache.ts'
import { openQueue, QueueFull } from './picture-queue.ts'

export type MediaSettings = {
  readonly find: FindMaster
  /** The directory of finished pictures; without it they are cached in memory only. */
  readonly cacheDir?: string
}

const AT_ONCE = 2
const WAITING_AT_MOST = 400
/** The most recently used pictures; the others are read from their files, which the system caches. */
const BYTES_IN_MEMORY = 16 * 1024 * 1024
const RETRY_AFTER = '2'

/** A picture whose address contains the version of its content never changes; without one it may, after a day. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'
const FOR_A_MINUTE = 'public, max-age=60'

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', FOR_A_MINUTE).type('text/plain; charset=utf-8').send('404')

const retryLater = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', RETRY_AFTER)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('503')

const lifetime = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'v' in query ? FOR_EVER : FOR_A_DAY

/**
 * The shop's pictures: `GET /m/{width}x{height}/smart/{path}` in the smallest format the browser accepts, `GET /m/logo/{brand}.svg`.
 * Sizes are those of the specification; everything unknown is 404.
 */
export const media = async (app: FastifyInstance, { find, cacheDir }: MediaSettings): Promise<void> => {
  // Two pictures at a time with one thread each leave the other core to the pages.
  // Each picture is rendered once and stored as a file, so the library's own cache is useless.
  sharp.cache(false)
  sharp.concurrency(1)
  const report = (error: unknown): void => { app.log.error({ error }, 'picture could not be cached') }
  const picture = makePictures(openPictureCache(BYTES_IN_MEMORY, cacheDir, report), openQueue(AT_ONCE, WAITING_AT_MOST))

  app.get<{ Params: { size: string; '*': string } }>('/m/:size/smart/*', async (request, reply) => {
    const size = readSize(request.params.size)
    if (size === undefined) return notFound(reply)
    const master = await find(request.params['*'])()
    if (E.isLeft(master)) return retryLater(reply)
    if (master.right === undefined) return notFound(reply)
    const format = acceptedFormat(request.headers.accept)
    try {
      const { bytes, tag } = await picture(master.right, size, format)
      void reply.header('vary', 'Accept').header('etag', tag).header('cache-control', lifetime(request.query))
      if (isNotModified(request.headers['if-none-match'], tag)) return reply.code(304).send()
      return reply.type(`image/${format}`).send(bytes)
    } catch (error) {
      if (error instanceof QueueFull) return retryLater(reply)
      throw error
    }
  })

  app.get<{ Params: { file: string } }>('/m/logo/:file', async (request, reply) => {
    const logo = logoFile(request.params.file)
    return logo === undefined ? notFound(reply) : reply.header('cache-control', FOR_A_DAY).type('image/svg+xml').send(logo)
  })
}
