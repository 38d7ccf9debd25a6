import { createHash } from 'node:crypto'
import type { Master } from './master.ts'
import type { PictureCache } from './picture-cache.ts'
import type { PictureQueue } from './picture-queue.ts'
import { renderPicture } from './render-picture.ts'
import type { PictureFormat, PictureSize } from './render-picture.ts'

export type Picture = { readonly bytes: Buffer; readonly tag: string }

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64url').slice(0, 27)

const MASTERS_REMEMBERED = 2000

/**
 * Renders a picture once: it is cached under the hash of its master, so that a changed master never shows an old picture; concurrent
 * requests share one rendering.
 */
export const makePictures = (cache: PictureCache, queue: PictureQueue) => {
  const contents = new Map<string, string>()
  const running = new Map<string, Promise<Buffer>>()

  const contentOf = async (master: Master): Promise<string> => {
    const content = contents.get(master.name) ?? hashOf(await master.read())
    if (contents.size >= MASTERS_REMEMBERED) contents.clear()
    contents.set(master.name, content)
    return content
  }

  const render = async (master: Master, name: string, size: PictureSize, format: PictureFormat): Promise<Buffer> => {
    const cached = await cache.read(name)
    if (cached !== undefined) return cached
    const picture = await queue.run(async () => renderPicture(await master.read(), size, format, master.fit))
    await cache.store(name, picture)
    return picture
  }

  return async (master: Master, size: PictureSize, format: PictureFormat): Promise<Picture> => {
    const name = `${await contentOf(master)}-${size.width}x${size.height}.${format}`
    const pending = running.get(name) ?? render(master, name, size, format).finally(() => running.delete(name))
    running.set(name, pending)
    return { bytes: await pending, tag: `"${name}"` }
  }
}
