import { GALLERY_KINDS } from './product.ts'
import type { GalleryKind, ImagesGallery } from './product.ts'

export type GalleryDevice = 'phone' | 'desktop'
export type GalleryImage = { readonly kind: GalleryKind; readonly image: string }

/** A product's pictures in fixed order; a phone uses the mobile one if there is one (Commerce §3). */
export const galleryImages = (gallery: ImagesGallery, device: GalleryDevice): readonly GalleryImage[] =>
  GALLERY_KINDS.flatMap((kind) => {
    const pictures = gallery[kind]
    if (pictures === undefined) return []
    return [{ kind, image: device === 'phone' && pictures.mobile !== '' ? pictures.mobile : pictures.desktop }]
  })
