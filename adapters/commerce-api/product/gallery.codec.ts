import * as t from 'io-ts'
import { GALLERY_KINDS, type ImagesGallery } from '../../../domain/product/product.ts'
import { nullable } from '../codec/nullable.ts'

const path = nullable(t.string)

/** Paths of pictures without size, each kind with its variant for phones (Commerce §3). */
export const GalleryWire = t.strict(
  {
    front: path, back: path, blister: path, parameters: path,
    front_mobile: path, back_mobile: path, blister_mobile: path, parameters_mobile: path,
  },
  'ImagesGallery',
)
export type GalleryWire = t.TypeOf<typeof GalleryWire>

export const galleryOf = (wire: GalleryWire): ImagesGallery =>
  Object.fromEntries(
    GALLERY_KINDS.flatMap((kind) => {
      const desktop = wire[kind]
      return desktop === null ? [] : [[kind, { desktop, mobile: wire[`${kind}_mobile`] ?? desktop }]]
    }),
  )

export const galleryToWire = (gallery: ImagesGallery): GalleryWire => ({
  front: gallery.front?.desktop ?? null,
  back: gallery.back?.desktop ?? null,
  blister: gallery.blister?.desktop ?? null,
  parameters: gallery.parameters?.desktop ?? null,
  front_mobile: gallery.front?.mobile ?? null,
  back_mobile: gallery.back?.mobile ?? null,
  blister_mobile: gallery.blister?.mobile ?? null,
  parameters_mobile: gallery.parameters?.mobile ?? null,
})
