import { useIntl } from 'react-intl'
import type { TrustBubble } from '../../domain/content/block.ts'
import css from './Section.module.css'

/** Up to three verifiable figures with labels. */
export const FiguresView = ({ bubbles }: { readonly bubbles: readonly TrustBubble[] }) => {
  const intl = useIntl()
  return bubbles.length > 0 && (
    <section aria-label={intl.formatMessage({ id: 'home.figures' })}>
      <dl className={css['figures']}>
        {bubbles.map(({ number, text }) => <div key={text}><dt>{text}</dt><dd>{number}</dd></div>)}
      </dl>
    </section>
  )
}
