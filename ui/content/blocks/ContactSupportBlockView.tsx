import type { BlockViewProps } from '../block-view.ts'
import { SupportView } from '../SupportView.tsx'

/** Telephone and hours are the shop's, whatever an editor writes (Account §3). */
export const ContactSupportBlockView = ({ block, world: { support } }: BlockViewProps<'ContactSupport'>) => (
  <SupportView
    phone={support.phone}
    email={support.email}
    workingHours={support.workingHours}
    expert={block.expertName}
    picture={block.image}
    title={block.expertTitle}
    text={block.expertTitle2}
  />
)
