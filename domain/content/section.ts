/** The values an editor may choose for a section (Account §3); an unknown one is the first of its list. */
export const TITLE_SIZES = ['base', 'sm', 'lg', 'xl'] as const
export const CONTENT_WIDTHS = ['full', '300px', '480px', '600px', '960px', 'narrow'] as const
export const VERTICAL_ALIGNMENTS = ['top', 'center', 'bottom'] as const
export const COLUMN_COUNTS = ['1', '2', '3', '4'] as const
