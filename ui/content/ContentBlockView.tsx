import { FormattedMessage } from 'react-intl'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { AddressLines } from './AddressLines.tsx'
import { CompanyRowsView } from './CompanyRowsView.tsx'
import { ContactRowsView } from './ContactRowsView.tsx'
import type { ContentBlock } from './content-text.ts'
import { GuaranteeArtwork } from './GuaranteeArtwork.tsx'
import { ContentSentence } from './ContentSentence.tsx'
import type { ShopFacts } from './shop-facts.ts'

export type ContentBlockViewProps = {
  readonly block: ContentBlock
  readonly facts: ShopFacts
  readonly toPath: (path: string) => string
}

export const ContentBlockView = ({ block, facts, toPath }: ContentBlockViewProps) => {
  switch (block._tag) {
    case 'Paragraph':
      return <p><ContentSentence id={block.text} facts={facts} toPath={toPath} /></p>
    case 'List':
      return (
        <ul>
          {block.items.map((id) => <li key={id}><ContentSentence id={id} facts={facts} toPath={toPath} /></li>)}
        </ul>
      )
    case 'ContactRows':
      return <ContactRowsView facts={facts} />
    case 'CompanyRows':
      return facts.details === undefined ? null : <CompanyRowsView details={facts.details} />
    case 'Link':
      return <p><ButtonLink variant="secondary" to={toPath(block.path)}><FormattedMessage id={block.label} /></ButtonLink></p>
    case 'GuaranteeArtwork':
      return <GuaranteeArtwork />
    case 'ReturnAddress':
      return facts.details === undefined ? null : <AddressLines lines={facts.details.returnAddress} />
  }
}
