import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Page } from '../design/Layout.tsx'
import { SupportView } from '../home/SupportView.tsx'
import type { ContentText } from './content-text.ts'
import { ContentBlockView } from './ContentBlockView.tsx'
import type { ShopFacts } from './shop-facts.ts'
import css from './ContentPageView.module.css'

export type ContentPageViewProps = {
  /** What can be done on this page. */
  readonly children?: ReactNode
  readonly content: ContentText
  readonly facts: ShopFacts
  /** The address of a page in the language of this one. */
  readonly toPath: (path: string) => string
}

const tellsContact = ({ sections }: ContentText): boolean =>
  sections.some(({ blocks }) => blocks.some(({ _tag }) => _tag === 'ContactRows'))

/** A page of information: title, one sentence, sections, and whom to ask unless it says so itself. */
export const ContentPageView = ({ content, facts, toPath, children }: ContentPageViewProps) => (
  <Page>
    <article className={css['text']}>
      <h1><FormattedMessage id={content.title} /></h1>
      <p className={css['lead']}><FormattedMessage id={content.description} values={{ brandName: facts.brandName }} /></p>
      {content.sections.map(({ title, blocks }) => (
        <section key={title} className={css['section']}>
          <h2><FormattedMessage id={title} /></h2>
          {blocks.map((block, index) => <ContentBlockView key={index} block={block} facts={facts} toPath={toPath} />)}
        </section>
      ))}
      {children}
    </article>
    {!tellsContact(content) && <SupportView phone={facts.phone} email={facts.email} workingHours={facts.workingHours} />}
  </Page>
)
