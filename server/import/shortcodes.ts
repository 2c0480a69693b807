/** Shortcodes of WordPress itself and of widespread plugins, which may stand without attributes. */
const KNOWN =
  'gallery|caption|wp_caption|audio|video|playlist|embed|youtube|vimeo|contact-form|contact-form-7|gravityform|wpforms|ninja_form|mailpoet_form|rev_slider|slider|recent_posts|products?|woocommerce_\\w+|et_pb_\\w+|vc_\\w+|fusion_\\w+|fl_builder\\w*|elementor-template|toc|button|columns?|row|quote|tabs?|accordion|sidebar|search';
const TAG = new RegExp(
  // A closing one, a known one, or any with an attribute such as id="12".
  // None goes beyond the next bracket, and a space or the end follows each attribute: otherwise a text could make the
  // search take years.
  String.raw`\[(?:/[a-z][\w-]*|(?:${KNOWN})(?=[\s\]/])[^\[\]]*|[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"\[\]]*"|'[^'\[\]]*'|[^\s"'\[\]]+)(?=[\s\]/]))+\s*/?)\]`,
  'gi',
);
/** The lengths are limited, so that a text without the end of a caption is not searched again and again. */
const CAPTION =
  /\[(caption|wp_caption)\b[^[\]]{0,2000}\]\s{0,20}((?:<a\b[^<>]{0,4000}>\s{0,20})?<img\b[^<>]{0,4000}>(?:\s{0,20}<\/a>)?)([^[]{0,4000})\[\/\1\]/gi;

/** A part of a text: a shortcode, or several in a row, or what stands between them. */
export interface TextPart {
  isShortcode: boolean;
  text: string;
  /** How many shortcodes it contains. */
  count: number;
}

/** Splits a text at its shortcodes. Brackets that are none, such as [sic], stay text. */
export function splitAtShortcodes(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const found of text.matchAll(TAG)) {
    const between = text.slice(at, found.index);
    const last = parts.at(-1);
    if (last?.isShortcode && between.trim() === '') {
      last.text += found[0];
      last.count += 1;
    } else {
      if (between) parts.push({ isShortcode: false, text: between, count: 0 });
      parts.push({ isShortcode: true, text: found[0], count: 1 });
    }
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ isShortcode: false, text: text.slice(at), count: 0 });
  return parts;
}

/** A picture with a caption becomes a figure: the one shortcode that has a meaning in HTML. */
export function captionsToFigures(html: string): string {
  return html.replace(
    CAPTION,
    (_, __, picture: string, caption: string) =>
      `<figure>${picture}<figcaption>${caption.trim()}</figcaption></figure>`,
  );
}
