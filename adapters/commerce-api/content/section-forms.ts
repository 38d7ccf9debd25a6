import { CTA_SIZES, CTA_STYLES, CTA_WIDTHS, HORIZONTAL_ALIGNMENTS, SECTION_COLOURS, SPACES } from '../../../domain/content/cta-button.ts'
import { COLUMN_COUNTS, CONTENT_WIDTHS, TITLE_SIZES, VERTICAL_ALIGNMENTS } from '../../../domain/content/section.ts'
import { children, fieldNamed, type BlockForm } from './block-form.ts'
import { byWidth } from './by-width.ts'
import { flag, image, link, text, word } from './content-fields.ts'

const alignment = word(HORIZONTAL_ALIGNMENTS)
const space = word(SPACES)
const background = word(['none', ...SECTION_COLOURS])

export const ctaButtonForm: BlockForm<'CtaButton'> = {
  label: text, link,
  style: byWidth('style', word(CTA_STYLES)), color: byWidth('color', word(SECTION_COLOURS)), size: byWidth('size', word(CTA_SIZES)),
  padding: byWidth('padding', space), width: byWidth('width', word(CTA_WIDTHS)), align: byWidth('align', alignment),
}

export const featureItemForm: BlockForm<'FeatureItem'> = { image, imageAlt: fieldNamed('image_alt', text), text }

export const sectionForm: BlockForm<'Section'> = {
  title: text, content: children('content'), features: children('features', 'FeatureItem'),
  titleSize: byWidth('title_size', word(TITLE_SIZES)), alignment: byWidth('alignment', alignment),
  columns: byWidth('columns', word(COLUMN_COUNTS)), gridGap: byWidth('grid_gap', space), padding: byWidth('padding', space),
  contentWidth: fieldNamed('content_width', word(CONTENT_WIDTHS)),
  background: fieldNamed('background_color', background), backgroundCustom: fieldNamed('background_custom', text),
  textColor: fieldNamed('text_color', background), textCustom: fieldNamed('text_custom', text),
  forceFullHeight: fieldNamed('force_full_height', flag),
  verticalAlign: fieldNamed('vertical_align', word(VERTICAL_ALIGNMENTS)), horizontalAlign: fieldNamed('horizontal_align', alignment),
}
