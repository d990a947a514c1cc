import '../css/layers.css.ts';
import '../css/fonts.css.ts';
import '../css/reset.css.ts';
import '../themes/themes.css.ts';
import '../themes/moreContrast.css.ts';
