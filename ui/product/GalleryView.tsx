import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { GalleryKind } from '../../domain/product/product.ts'
import { upToSources } from '../design/picture-sources.ts'
import { Picture } from '../design/Picture.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import type { MessageId } from '../messages/message-id.ts'
import type { GalleryPicture } from './product-page-data.ts'
import css from './GalleryView.module.css'

/** Sizes in pixels (Commerce §9). */
export const GALLERY_MAIN = { width: 1080, height: 1340 } as const
export const GALLERY_THUMB = { width: 160, height: 160 } as const

const KIND_MESSAGES: { readonly [kind in GalleryKind]: MessageId } = {
  front: 'product.gallery.front',
  back: 'product.gallery.back',
  blister: 'product.gallery.blister',
  parameters: 'product.gallery.parameters',
}

/** Full width on a phone, beside the form on wider screens, and never higher than the stage. */
const STAGE = '(max-width: 767px) 95vw, 490px'

const large = (path: string) => upToSources(path, GALLERY_MAIN.width, GALLERY_MAIN.height)

/** One large picture with thumbnails, as radio buttons: it works by keyboard and without script. */
export const GalleryView = ({ title, pictures }: { readonly title: string; readonly pictures: readonly GalleryPicture[] }) => {
  const intl = useIntl()
  const name = useId()
  return (
    <fieldset className={css['gallery']}>
      <legend><VisuallyHidden>{intl.formatMessage({ id: 'product.gallery' }, { title })}</VisuallyHidden></legend>
      <div className={css['stage']}>
        {pictures.map(({ kind, image, mobile }, index) => (
          <picture key={kind} className={css['main']} data-kind={kind}>
            {mobile !== image && <source media="(max-width: 767px)" srcSet={large(mobile).srcSet} sizes={STAGE} />}
            <img
              {...large(image)}
              sizes={STAGE}
              {...GALLERY_MAIN}
              alt={intl.formatMessage({ id: 'product.image_alt' }, { title, view: intl.formatMessage({ id: KIND_MESSAGES[kind] }) })}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : undefined}
              decoding="async"
            />
          </picture>
        ))}
      </div>
      {pictures.length > 1 && (
        <div className={css['thumbs']}>
          {pictures.map(({ kind, image }, index) => (
            <label key={kind} className={css['thumb']}>
              <input type="radio" name={name} value={kind} defaultChecked={index === 0} />
              <Picture path={image} alt="" width={GALLERY_THUMB.width} height={GALLERY_THUMB.height} />
              <VisuallyHidden>{intl.formatMessage({ id: KIND_MESSAGES[kind] })}</VisuallyHidden>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}
