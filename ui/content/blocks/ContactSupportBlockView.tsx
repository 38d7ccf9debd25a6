import type { BlockViewProps } from '../block-view.ts'
import { SupportView } from '../SupportView.tsx'

/** Phone number and hours come from the shop, not from the editor (Account §3). */
export const ContactSupportBlockView = ({ block, context: { support } }: BlockViewProps<'ContactSupport'>) => (
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
