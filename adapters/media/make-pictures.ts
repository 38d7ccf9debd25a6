import { createHash } from 'node:crypto'
import type { Drawing } from './drawing.ts'
import type { PictureCache } from './picture-cache.ts'
import type { PictureQueue } from './picture-queue.ts'
import { renderPicture } from './render-picture.ts'
import type { PictureFormat, PictureSize } from './render-picture.ts'

export type Picture = { readonly bytes: Buffer; readonly tag: string }

const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27)

const DRAWINGS_REMEMBERED = 2000

const once = (draw: () => string): (() => string) => {
  let rendering: string | undefined
  return () => (rendering ??= draw())
}

/**
 * Renders a picture once: it is cached under the hash of its SVG, so that a change of the product or the drawing code never shows an old
 * picture; concurrent requests share one rendering.
 */
export const makePictures = (cache: PictureCache, queue: PictureQueue) => {
  const contents = new Map<string, string>()
  const running = new Map<string, Promise<Buffer>>()

  const contentOf = (drawing: Drawing): string => {
    const cached = contents.get(drawing.name)
    if (cached !== undefined) return cached
    const content = nameOf(drawing.draw())
    if (contents.size >= DRAWINGS_REMEMBERED) contents.clear()
    contents.set(drawing.name, content)
    return content
  }

  const render = async (drawing: Drawing, name: string, size: PictureSize, format: PictureFormat): Promise<Buffer> => {
    const cached = await cache.read(name)
    if (cached !== undefined) return cached
    const picture = await queue.run(() => renderPicture(drawing.draw(), size, format, drawing.fit))
    await cache.store(name, picture)
    return picture
  }

  return async (source: Drawing, size: PictureSize, format: PictureFormat): Promise<Picture> => {
    const drawing: Drawing = { ...source, draw: once(source.draw) }
    const tag = `${contentOf(drawing)}-${size.width}x${size.height}`
    const name = `${tag}.${format}`
    const pending = running.get(name) ?? render(drawing, name, size, format).finally(() => running.delete(name))
    running.set(name, pending)
    return { bytes: await pending, tag: `"${name}"` }
  }
}
