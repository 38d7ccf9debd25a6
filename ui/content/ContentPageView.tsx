import { Fragment, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Page } from '../design/Layout.tsx'
import { Picture } from '../design/Picture.tsx'
import { SupportView } from './SupportView.tsx'
import type { MessageId } from '../messages/message-id.ts'
import type { ContentText } from './content-text.ts'
import { ContentBlockView } from './ContentBlockView.tsx'
import type { ShopFacts } from './shop-facts.ts'
import css from './ContentPageView.module.css'

export type ContentPageViewProps = {
  /** Interactive or loaded content of this page. */
  readonly children?: ReactNode
  /** The section after which it is rendered; otherwise at the end. */
  readonly after?: MessageId | undefined
  /** The shop's picture. */
  readonly picture: string
  readonly content: ContentText
  readonly facts: ShopFacts
  /** Prefixes a path with the language of the page. */
  readonly toPath: (path: string) => string
}

const hasContactRows = ({ sections }: ContentText): boolean =>
  sections.some(({ blocks }) => blocks.some(({ _tag }) => _tag === 'ContactRows'))

/**
 * An information page: title, summary, sections; beside it the shop's picture, and the support box unless the page has contact
 * details itself.
 */
export const ContentPageView = ({ content, facts, toPath, picture, after, children }: ContentPageViewProps) => (
  <Page>
    <div className={css['frame']}>
      <article className={css['text']}>
        <h1><FormattedMessage id={content.title} /></h1>
        <p className={css['lead']}><FormattedMessage id={content.description} values={{ brandName: facts.brandName }} /></p>
        {content.sections.map(({ title, blocks, anchor }) => (
          <Fragment key={title}>
            <section id={anchor} className={css['section']}>
              <h2><FormattedMessage id={title} /></h2>
              {blocks.map((block, index) => <ContentBlockView key={index} block={block} facts={facts} toPath={toPath} />)}
            </section>
            {title === after && children}
          </Fragment>
        ))}
        {after === undefined && children}
      </article>
      <div className={css['beside']}>
        <div className={css['picture']}><Picture path={picture} alt="" width={640} height={480} sizes="24rem" /></div>
        {!hasContactRows(content) && <SupportView phone={facts.phone} email={facts.email} workingHours={facts.workingHours} />}
      </div>
    </div>
  </Page>
)
