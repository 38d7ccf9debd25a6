import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ProductRepository } from '../../../application/commerce/product/product-repository.port.ts'
import { GALLERY_KINDS, makeProductId } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { isBrandChannel } from '../../../domain/shop/brand-channel.ts'
import { drawProduct } from './draw-product.ts'
import { categoryDrawing } from './drawing/scenes/draw-category.ts'
import { drawHero } from './drawing/scenes/draw-hero.ts'
import { markedLabelDrawing } from './drawing/scenes/draw-marked-label.ts'
import { opticianDrawing } from './drawing/scenes/draw-optician.ts'
import { pictureFacts } from './picture-facts.ts'

/** `name` identifies the content; `fit` says whether a picture of another ratio shows all of it or crops it. */
type Drawing = { readonly name: string; readonly fit: 'whole' | 'filled'; readonly draw: () => string }

type Finding = TE.TaskEither<ServiceUnavailable, Drawing | undefined>

const PRODUCT = /^p\/(\d{1,10})\/([a-z]+)$/
const SCENE = /^([hc])\/([a-z_/-]{1,80})$/

const ofProduct = (products: Pick<ProductRepository, 'products'>, number: string, kindName: string): Finding => {
  const id = makeProductId(number)
  const kind = GALLERY_KINDS.find((galleryKind) => galleryKind === kindName)
  if (E.isLeft(id) || kind === undefined) return TE.right(undefined)
  return pipe(
    products.products([id.right]),
    TE.map(([product]) => {
      if (product?.gallery[kind] === undefined) return undefined
      const facts = pictureFacts(product)
      return { name: `${kind} ${JSON.stringify(facts)}`, fit: 'whole', draw: () => drawProduct(facts, kind) }
    }),
  )
}

const ofScene = (kind: string, name: string): Drawing | undefined => {
  if (kind === 'h') return isBrandChannel(name) ? { name: `h ${name}`, fit: 'filled', draw: () => drawHero(name) } : undefined
  const [first = '', ...rest] = name.split('/')
  const brand = isBrandChannel(first) ? first : 'iris'
  const root = (isBrandChannel(first) ? rest[0] : first) ?? ''
  if (root === 'label') return { name: `c ${brand} label`, fit: 'filled', draw: () => markedLabelDrawing(brand) }
  if (root === 'optician') return { name: `c ${brand} optician`, fit: 'filled', draw: () => opticianDrawing(brand) }
  const draw = categoryDrawing(root, brand)
  return draw && { name: `c ${brand} ${root}`, fit: 'filled', draw }
}

/** The drawing of a path such as `p/1001/front.svg`, `h/iris` or `c/iris/lens`; the extension is optional. */
export const makeFindDrawing = (products: Pick<ProductRepository, 'products'>) => (path: string): Finding => {
  const bare = path.replace(/\.svg$/, '')
  const [, number, kind] = PRODUCT.exec(bare) ?? []
  if (number !== undefined && kind !== undefined) return ofProduct(products, number, kind)
  const [, scene, name] = SCENE.exec(bare) ?? []
  return TE.right(scene === undefined || name === undefined ? undefined : ofScene(scene, name))
}
