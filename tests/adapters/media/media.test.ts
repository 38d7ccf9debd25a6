import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import * as TE from 'fp-ts/lib/TaskEither.js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptedFormat } from '../../../adapters/media/accepted-format.ts'
import { readSize } from '../../../adapters/media/allowed-sizes.ts'
import { lensValuesStory } from '../../../adapters/seed/content/lens-values-story.ts'
import { masterFiles } from '../../../adapters/media/master-files.ts'
import { media, type MediaSettings } from '../../../adapters/media/media.ts'
import { openPictureCache } from '../../../adapters/media/picture-cache.ts'
import { renderPicture } from '../../../adapters/media/render-picture.ts'
import { openQueue, QueueFull } from '../../../adapters/media/picture-queue.ts'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { DEMO_PICTURES } from '../../../adapters/seed/demo-pictures.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'

const { products } = demoCatalogue()
const find = masterFiles([DEMO_PICTURES])
const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const lens = products.find(({ group }) => group.key === 'biofinity-toric')
const bottle = products.find(({ group }) => group.key === 'biotrue-mps')

const open = async (settings: Partial<MediaSettings> = {}) => {
  const app = Fastify()
  await media(app, { find, ...settings })
  return (url: string, headers: Record<string, string> = { accept: CHROME }) => app.inject({ url, headers })
}
let get: Awaited<ReturnType<typeof open>>
let cacheDir: string
beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'pictures-'))
  get = await open({ cacheDir })
})
afterAll(() => rm(cacheDir, { recursive: true, force: true }))

describe('the image service', () => {
  it.each([['300x300', 300, 300], ['600x600', 600, 600], ['140x140', 140, 140], ['140x200', 140, 200], ['160x160', 160, 160],
    ['1080x1340', 1080, 1340], ['1200x900', 1200, 900], ['320x0', 320, 320]] as const)(
    'returns %s in exactly that size', async (size, width, height) => {
      const response = await get(`/m/${size}/smart/p/${lens?.id}/front.svg`)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe('image/avif')
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width, height })
    },
  )

  it('returns the smallest format that the browser accepts, with a vary header', async () => {
    const path = `/m/300x300/smart/p/${lens?.id}/front`
    const types = await Promise.all([CHROME, 'image/webp,*/*', '*/*', 'image/png'].map(async (accept) => {
      const response = await get(path, { accept })
      expect(response.headers.vary).toBe('Accept')
      return response.headers['content-type']
    }))
    expect(types).toEqual(['image/avif', 'image/webp', 'image/jpeg', 'image/png'])
    expect((await get(path, {})).headers['content-type']).toBe('image/jpeg')
  })

  it.each(['front', 'back', 'blister', 'parameters'])('shows a lens from the %s', async (kind) => {
    expect((await get(`/m/140x140/smart/p/${lens?.id}/${kind}.svg`)).statusCode).toBe(200)
  })

  it.each([
    ['an unused size', '/m/301x300/smart/p/1001/front.svg'],
    ['a size without limits', '/m/99999x99999/smart/p/1001/front.svg'],
    ['a size that is none', '/m/axb/smart/p/1001/front.svg'],
    ['an unknown product', '/m/300x300/smart/p/999999/front.svg'],
    ['a number that cannot be one', '/m/300x300/smart/p/0/front.svg'],
    ['a number beyond all numbers', '/m/300x300/smart/p/99999999999999/front.svg'],
    ['an unknown view', '/m/300x300/smart/p/1001/inside.svg'],
    ['a blister of a bottle', `/m/300x300/smart/p/${bottle?.id}/blister.svg`],
    ['an unknown brand', '/m/320x0/smart/h/specsavers'],
    ['an unknown category', '/m/300x300/smart/c/spoons'],
    ['a way up', '/m/300x300/smart/p/../../etc/passwd'],
    ['a way up in disguise', '/m/300x300/smart/%2e%2e%2f%2e%2e%2fetc%2fpasswd'],
    ['an unknown logo', '/m/logo/specsavers.svg'],
    ['a logo of another kind', '/m/logo/iris.png'],
  ])('does not know %s', async (_, url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.headers['cache-control'] ?? '').not.toContain('immutable')
  })

  it('lets a versioned picture be cached forever, any other for a day', async () => {
    const path = `/m/140x140/smart/p/${lens?.id}/front.svg`
    expect((await get(`${path}?v=1`)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get(path)).headers['cache-control']).toMatch(/^public, max-age=86400/)
  })

  it('H-K09 answers 304 to a browser that still has it, also for a weak validator or one of several', async () => {
    const path = `/m/140x140/smart/p/${lens?.id}/front.svg`
    const etag = String((await get(path)).headers.etag)
    const again = await get(path, { accept: CHROME, 'if-none-match': etag })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect((await get(path, { accept: 'image/webp', 'if-none-match': etag })).statusCode).toBe(200)
    for (const named of [`W/${etag}`, `"other", ${etag}`])
      expect([named, (await get(path, { accept: CHROME, 'if-none-match': named })).statusCode]).toEqual([named, 304])
  })

  it('saves rendered pictures on disk, complete, for the next start', async () => {
    const files = await readdir(cacheDir)
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter((name) => !/^[\w-]{27}-\d+x\d+\.(avif|webp|jpeg|png)$/.test(name))).toEqual([])
    const restarted = await open({ cacheDir })
    const path = `/m/1080x1340/smart/p/${lens?.id}/front.svg`
    expect((await restarted(path)).rawPayload.equals((await get(path)).rawPayload)).toBe(true)
    expect(await readdir(cacheDir)).toEqual(files)
  })

  it('renders without a disk', async () => {
    const diskless = await open({ cacheDir: join(import.meta.filename, 'below-a-file') })
    expect((await diskless(`/m/140x140/smart/p/${lens?.id}/front.svg`)).statusCode).toBe(200)
  })

  it('answers with a retry time if its masters are unavailable', async () => {
    const dark = await open({ find: () => TE.left({ _tag: 'ServiceUnavailable' }) })
    const response = await dark('/m/300x300/smart/p/1001/front.svg')
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('2')
  })

  it.each(BRAND_CHANNELS)('shows the home page picture of %s and its logo, with its pages', async (brand) => {
    const hero = await get(`/m/640x0/smart/h/${brand}`)
    expect(await sharp(hero.rawPayload).metadata()).toMatchObject({ width: 640, height: 480 })
    const logo = await get(`/m/logo/${brand}.svg`)
    expect(logo.headers['content-type']).toBe('image/svg+xml')
    expect(logo.body).toBe(readFileSync(`ui/shell/logos/${brand}.svg`, 'utf8'))
    expect((await get(`/m/logo/${brand}-icon.svg`)).body).toContain('width="64"')
  })

  it.each(['lens', 'lenscare', 'sunglasses'])('shows the category picture of %s', async (root) => {
    expect((await get(`/m/300x300/smart/c/${root}`)).statusCode).toBe(200)
  })

  it.each(BRAND_CHANNELS)('shows every picture of the lens values guide, and the label of %s among them', async (brand) => {
    const pictures = [...JSON.stringify(lensValuesStory(brand)).matchAll(/"filename":"([^"]+)"/g)].map(([, path = '']) => path)
    expect(pictures).toContain(`c/${brand}/label`)
    for (const path of new Set(pictures)) expect((await get(`/m/300x300/smart/${path}`)).statusCode, path).toBe(200)
  })
})

describe('the masters of pictures', () => {
  const white = { width: 20, height: 10, channels: 3 as const, background: '#ffffff' }
  let own: string
  beforeAll(async () => {
    own = await mkdtemp(join(tmpdir(), 'masters-'))
    await mkdir(join(own, 'p/5001'), { recursive: true })
    await mkdir(join(own, `p/${lens?.id}`), { recursive: true })
    await sharp({ create: white }).jpeg().toFile(join(own, 'p/5001/front.jpg'))
    await sharp({ create: { ...white, background: '#ff0000' } }).png().toFile(join(own, `p/${lens?.id}/front.png`))
    await writeFile(join(own, 'p/5001/notes.txt'), 'no picture')
  })
  afterAll(() => rm(own, { recursive: true, force: true }))

  it('are a company’s files in any format, before those of the demo', async () => {
    const ask = await open({ find: masterFiles([own, DEMO_PICTURES]) })
    expect((await ask('/m/300x300/smart/p/5001/front.svg')).statusCode).toBe(200)
    expect((await ask('/m/300x300/smart/p/5001/notes')).statusCode).toBe(404)
    const { dominant } = await sharp((await ask(`/m/320x0/smart/p/${lens?.id}/front`, { accept: 'image/png' })).rawPayload).stats()
    expect([dominant.r > 200, dominant.g < 60]).toEqual([true, true])
    expect((await ask(`/m/300x300/smart/p/${lens?.id}/back`)).statusCode).toBe(200)
  })

  it('show a product whole on white and crop a scene', async () => {
    const red = await sharp({ create: { ...white, background: '#ff0000' } }).png().toBuffer()
    const corner = async (fit: 'whole' | 'filled') =>
      [...await sharp(await renderPicture(red, { width: 20, height: 20 }, 'png', fit)).raw().toBuffer()].slice(0, 3)
    expect([await corner('whole'), await corner('filled')]).toEqual([[255, 255, 255], [255, 0, 0]])
  })

  it('that change are rendered again, also under the same name', async () => {
    const ask = await open({ find: masterFiles([own]), cacheDir })
    const before = (await ask('/m/90x90/smart/p/5001/front')).headers.etag
    await sharp({ create: { ...white, background: '#0000ff' } }).jpeg().toFile(join(own, 'p/5001/front.jpg'))
    expect((await ask('/m/90x90/smart/p/5001/front')).headers.etag).not.toBe(before)
  })

  it('that cannot be read are reported', async () => {
    const errors: unknown[] = []
    const result = await masterFiles(['\0'], (error) => { errors.push(error) })('p/5001/front')()
    expect([result._tag, errors.length]).toEqual(['Left', 1])
  })

  it('exist for every picture of the demo catalogue', async () => {
    const paths = products.flatMap(({ gallery }) => Object.values(gallery).flatMap(({ desktop, mobile }) => [desktop, mobile]))
    for (const path of new Set(paths)) expect(await find(path)(), path).toMatchObject({ right: { fit: 'whole' } })
  })
})

describe('sizes and formats', () => {
  it('are those of the specification, also at double density', () => {
    for (const size of ['300x300', '140x140', '140x200', '1080x1340', '160x160', '600x600', '280x280', '280x400', '320x320']) {
      expect(readSize(size)).toBeDefined()
    }
    expect(readSize('1080x1340')).toEqual({ width: 1080, height: 1340 })
  })

  it('include the three sizes of rich snippets', () => {
    expect(['1000x1000', '1200x900', '1600x900'].map(readSize)).not.toContain(undefined)
  })

  it.each([
    ['image/avif;q=0, image/webp', 'webp'], ['IMAGE/WEBP', 'webp'], ['image/png, image/jpeg', 'jpeg'],
    ['image/png', 'png'], [undefined, 'jpeg'], ['', 'jpeg'], ['image/avif;q=x', 'jpeg'], [`${'a,'.repeat(900)}image/avif`, 'jpeg'],
  ] as const)('%s becomes %s', (accept, format) => {
    expect(acceptedFormat(accept)).toBe(format)
  })
})

describe('the picture queue', () => {
  it('renders two at a time, in order, and continues after a failure', async () => {
    const queue = openQueue(2, 10)
    const finish: (() => void)[] = []
    const begun: number[] = []
    const work = (index: number) => queue.run(() => new Promise<number>((resolve, reject) => {
      begun.push(index)
      finish.push(index === 0 ? () => reject(new Error('ink')) : () => resolve(index))
    }))
    const all = Promise.allSettled([0, 1, 2, 3].map(work))
    expect(begun).toEqual([0, 1])
    for (let turn = 0; turn < 4; turn += 1) {
      finish[turn]?.()
      await new Promise(setImmediate)
    }
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
    expect(begun).toEqual([0, 1, 2, 3])
  })

  it('rejects requests that would wait too long', async () => {
    const queue = openQueue(1, 1)
    const release: (() => void)[] = []
    const first = queue.run(() => new Promise<void>((resolve) => { release.push(resolve) }))
    const second = queue.run(async () => undefined)
    await expect(queue.run(async () => undefined)).rejects.toBeInstanceOf(QueueFull)
    release[0]?.()
    await Promise.all([first, second])
  })
})

describe('the picture cache', () => {
  it('H-O06 serves a picture that its disk rejects, and logs why', async () => {
    const errors: unknown[] = []
    // A file in place of the directory.
    const cache = openPictureCache(10, fileURLToPath(import.meta.url), (error) => { errors.push(error) })
    await cache.store('one', Buffer.alloc(6))
    expect([(await cache.read('one'))?.length, errors.length]).toEqual([6, 1])
    expect(String(errors[0])).toMatch(/EEXIST|ENOTDIR/)
  })

  it('evicts the oldest when its memory is full', async () => {
    const cache = openPictureCache(10)
    await cache.store('one', Buffer.alloc(6))
    await cache.store('two', Buffer.alloc(4))
    expect((await cache.read('one'))?.length).toBe(6)
    await cache.store('three', Buffer.alloc(4))
    expect(await cache.read('two')).toBeUndefined()
    expect((await cache.read('one'))?.length).toBe(6)
  })
})
