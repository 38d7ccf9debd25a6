import * as t from 'io-ts'
import { GALLERY_KINDS, type ImagesGallery } from '../../../domain/product/product.ts'
import type { Field } from '../codec/field.ts'
import { nullable } from '../codec/nullable.ts'

type Key = `${typeof GALLERY_KINDS[number]}${'' | '_mobile'}`
const keys = (ending: '' | '_mobile') => GALLERY_KINDS.map((kind) => [`${kind}${ending}`, nullable(t.string)] as const)

/** Paths of pictures without size, each kind with its variant for phones (Commerce §3). */
export const gallery: Field<ImagesGallery> = {
  wire: t.strict(Object.fromEntries([...keys(''), ...keys('_mobile')]), 'ImagesGallery'),
  read: (wire: Readonly<Record<Key, string | null>>) => Object.fromEntries(GALLERY_KINDS.flatMap((kind) => {
    const desktop = wire[kind]
    return desktop === null ? [] : [[kind, { desktop, mobile: wire[`${kind}_mobile`] ?? desktop }]]
  })),
  write: (pictures) => Object.fromEntries(GALLERY_KINDS.flatMap((kind) =>
    [[kind, pictures[kind]?.desktop ?? null], [`${kind}_mobile`, pictures[kind]?.mobile ?? null]])),
}
