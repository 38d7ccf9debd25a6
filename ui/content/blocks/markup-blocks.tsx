import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { hostOfFrame, type Frame } from '../../../domain/content/embed.ts'
import { buttonClass } from '../../design/button-class.ts'
import type { BlockViewProps } from '../block-view.ts'
import css from '../Blocks.module.css'
import { RichTextView } from '../RichTextView.tsx'

type FrameProps = { readonly frame: Frame; readonly title: string }

/** A page of another host. It is not requested before the visitor asks for it: until then, and without script, it is a link. */
const Framed = ({ frame, title }: FrameProps) => {
  const [isShown, setShown] = useState(false)
  const host = hostOfFrame(frame.address)
  const name = [frame.title, title, host].find((text) => text !== '')
  return isShown
    ? (
        <iframe
          className={css['frame']}
          src={frame.address}
          title={name}
          width={frame.width}
          height={frame.height}
          sandbox="allow-scripts allow-popups allow-forms"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      )
    : (
        <div className={css['offer']}>
          {name !== host && <p className={css['offered']}>{name}</p>}
          <p><FormattedMessage id="content.embed.offer" values={{ host }} /></p>
          <a
            href={frame.address}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'secondary' })}
            onClick={(event) => {
              event.preventDefault()
              setShown(true)
            }}
          >
            <FormattedMessage id="content.embed.show" />
          </a>
        </div>
      )
}

type MarkupProps = { readonly html: string; readonly title: string; readonly height: number }

/** Sandboxed: no script runs in it, and it has no origin. Its links open in a new window. */
const SandboxedMarkup = ({ html, title, height }: MarkupProps) => {
  const intl = useIntl()
  return (
    <iframe
      className={css['markup']}
      srcDoc={`<!doctype html><html lang="${intl.locale}"><base target="_blank"><body>${html}`}
      title={title === '' ? intl.formatMessage({ id: 'content.embed.markup' }) : title}
      height={height}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  )
}

/** Embedded content of an editor: text becomes part of the page, everything else is in a frame (decision S3). */
export const RawHtmlBlockView = ({ block: { title, parts, height }, context }: BlockViewProps<'RawHtml'>) => (
  <div className={css['text']}>
    {parts.map((part, index) => {
      if (part._tag === 'Text') return <RichTextView key={index} text={part.text} site={context.site} />
      return part._tag === 'Frame'
        ? <Framed key={index} frame={part} title={title} />
        : <SandboxedMarkup key={index} html={part.html} title={title} height={height} />
    })}
  </div>
)
