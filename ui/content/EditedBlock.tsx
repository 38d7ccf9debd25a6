import type { ReactNode } from 'react'
import type { Block } from '../../domain/content/block.ts'

/** Only blocks of drafts have marks: they lead an editor from the page to the field of the content. */
export const EditedBlock = ({ block: { editing }, children }: { readonly block: Block; readonly children: ReactNode }) =>
  editing === undefined ? children : <div data-blok-c={editing.options} data-blok-uid={editing.name}>{children}</div>
