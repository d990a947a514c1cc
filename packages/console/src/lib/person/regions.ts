/** The area code of each region (tested with libphonenumber), and the pinyin of its Chinese name. */
const table = {
  AC: '+247 a sen song dao',
  AD: '+376 an dao er',
  AE: '+971 a la bo lian he qiu zhang guo',
  AF: '+93 a fu han',
  AG: '+1 an ti gua he ba bu da',
  AI: '+1 an gui la',
  AL: '+355 a er ba ni ya',
  AM: '+374 ya mei ni ya',
  AO: '+244 an ge la',
  AR: '+54 a gen ting',
  AS: '+1 mei shu sa mo ya',
  AT: '+43 ao di li',
  AU: '+61 ao da li ya',
  AW: '+297 a lu ba',
  AX: '+358 ao lan qun dao',
  AZ: '+994 a sai bai jiang',
  BA: '+387 bo si ni ya he hei sai ge wei na',
  BB: '+1 ba ba duo si',
  BD: '+880 meng jia la guo',
  BE: '+32 bi li shi',
  BF: '+226 bu ji na fa suo',
  BG: '+359 bao jia li ya',
  BH: '+973 ba lin',
  BI: '+257 bu long di',
  BJ: '+229 bei ning',
  BL: '+590 sheng ba tai le mi',
  BM: '+1 bai mu da',
  BN: '+673 wen lai',
  BO: '+591 bo li wei ya',
  BQ: '+599 he shu jia le bi qu',
  BR: '+55 ba xi',
  BS: '+1 ba ha ma',
  BT: '+975 bu dan',
  BW: '+267 bo ci wa na',
  BY: '+375 bai e luo si',
  BZ: '+501 bo li zi',
  CA: '+1 jia na da',
  CC: '+61 ke ke si ji lin qun dao',
  CD: '+243 gang guo jin',
  CF: '+236 zhong fei gong he guo',
  CG: '+242 gang guo bu',
  CH: '+41 rui shi',
  CI: '+225 ke te di wa',
  CK: '+682 ku ke qun dao',
  CL: '+56 zhi li',
  CM: '+237 ka mai long',
  CN: '+86 zhong guo',
  CO: '+57 ge lun bi ya',
  CR: '+506 ge si da li jia',
  CU: '+53 gu ba',
  CV: '+238 fo de jiao',
  CW: '+599 ku la suo',
  CX: '+61 sheng dan dao',
  CY: '+357 sai pu lu si',
  CZ: '+420 jie ke',
  DE: '+49 de guo',
  DJ: '+253 ji bu ti',
  DK: '+45 dan mai',
  DM: '+1 duo mi ni ke',
  DO: '+1 duo mi ni jia gong he guo',
  DZ: '+213 a er ji li ya',
  EC: '+593 e gua duo er',
  EE: '+372 ai sha ni ya',
  EG: '+20 ai ji',
  EH: '+212 xi sa ha la',
  ER: '+291 e li te li ya',
  ES: '+34 xi ban ya',
  ET: '+251 ai sai e bi ya',
  FI: '+358 fen lan',
  FJ: '+679 fei ji',
  FK: '+500 fu ke lan qun dao',
  FM: '+691 mi ke luo ni xi ya',
  FO: '+298 fa luo qun dao',
  FR: '+33 fa guo',
  GA: '+241 jia peng',
  GB: '+44 ying guo',
  GD: '+1 ge lin na da',
  GE: '+995 ge lu ji ya',
  GF: '+594 fa shu gui ya na',
  GG: '+44 gen xi dao',
  GH: '+233 jia na',
  GI: '+350 zhi bu luo tuo',
  GL: '+299 ge ling lan',
  GM: '+220 gang bi ya',
  GN: '+224 ji nei ya',
  GP: '+590 gua de luo pu',
  GQ: '+240 chi dao ji nei ya',
  GR: '+30 xi la',
  GT: '+502 wei di ma la',
  GU: '+1 guan dao',
  GW: '+245 ji nei ya bi shao',
  GY: '+592 gui ya na',
  HK: '+852 xiang gang',
  HN: '+504 hong dou la si',
  HR: '+385 ke luo di ya',
  HT: '+509 hai di',
  HU: '+36 xiong ya li',
  ID: '+62 yin du ni xi ya',
  IE: '+353 ai er lan',
  IL: '+972 yi se lie',
  IM: '+44 ma en dao',
  IN: '+91 yin du',
  IO: '+246 ying shu yin du yang ling di',
  IQ: '+964 yi la ke',
  IR: '+98 yi lang',
  IS: '+354 bing dao',
  IT: '+39 yi da li',
  JE: '+44 ze xi dao',
  JM: '+1 ya mai jia',
  JO: '+962 yue dan',
  JP: '+81 ri ben',
  KE: '+254 ken ni ya',
  KG: '+996 ji er ji si si tan',
  KH: '+855 jian pu zhai',
  KI: '+686 ji li ba si',
  KM: '+269 ke mo luo',
  KN: '+1 sheng ji ci he ni wei si',
  KP: '+850 chao xian',
  KR: '+82 han guo',
  KW: '+965 ke wei te',
  KY: '+1 kai man qun dao',
  KZ: '+7 ha sa ke si tan',
  LA: '+856 lao wo',
  LB: '+961 li ba nen',
  LC: '+1 sheng lu xi ya',
  LI: '+423 lie zhi dun shi deng',
  LK: '+94 si li lan ka',
  LR: '+231 li bi li ya',
  LS: '+266 lai suo tuo',
  LT: '+370 li tao wan',
  LU: '+352 lu sen bao',
  LV: '+371 la tuo wei ya',
  LY: '+218 li bi ya',
  MA: '+212 mo luo ge',
  MC: '+377 mo na ge',
  MD: '+373 mo er duo wa',
  ME: '+382 hei shan',
  MF: '+590 fa shu sheng ma ding',
  MG: '+261 ma da jia si jia',
  MH: '+692 ma shao er qun dao',
  MK: '+389 bei ma qi dun',
  ML: '+223 ma li',
  MM: '+95 mian dian',
  MN: '+976 meng gu',
  MO: '+853 ao men',
  MP: '+1 bei ma li ya na qun dao',
  MQ: '+596 ma ti ni ke',
  MR: '+222 mao li ta ni ya',
  MS: '+1 meng te sai la te',
  MT: '+356 ma er ta',
  MU: '+230 mao li qiu si',
  MV: '+960 ma er dai fu',
  MW: '+265 ma la wei',
  MX: '+52 mo xi ge',
  MY: '+60 ma lai xi ya',
  MZ: '+258 mo sang bi ke',
  NA: '+264 na mi bi ya',
  NC: '+687 xin ka li duo ni ya',
  NE: '+227 ni ri er',
  NF: '+672 nuo fu ke dao',
  NG: '+234 ni ri li ya',
  NI: '+505 ni jia la gua',
  NL: '+31 he lan',
  NO: '+47 nuo wei',
  NP: '+977 ni bo er',
  NR: '+674 nao lu',
  NU: '+683 niu ai',
  NZ: '+64 xin xi lan',
  OM: '+968 a man',
  PA: '+507 ba na ma',
  PE: '+51 bi lu',
  PF: '+689 fa shu bo li ni xi ya',
  PG: '+675 ba bu ya xin ji nei ya',
  PH: '+63 fei lv bin',
  PK: '+92 ba ji si tan',
  PL: '+48 bo lan',
  PM: '+508 sheng pi ai er he mi ke long qun dao',
  PR: '+1 bo duo li ge',
  PS: '+970 ba le si tan ling tu',
  PT: '+351 pu tao ya',
  PW: '+680 pa lao',
  PY: '+595 ba la gui',
  QA: '+974 ka ta er',
  RE: '+262 liu ni wang',
  RO: '+40 luo ma ni ya',
  RS: '+381 sai er wei ya',
  RU: '+7 e luo si',
  RW: '+250 lu wang da',
  SA: '+966 sha te a la bo',
  SB: '+677 suo luo men qun dao',
  SC: '+248 sai she er',
  SD: '+249 su dan',
  SE: '+46 rui dian',
  SG: '+65 xin jia po',
  SH: '+290 sheng he le na',
  SI: '+386 si luo wen ni ya',
  SJ: '+47 si wa er ba he yang ma yan',
  SK: '+421 si luo fa ke',
  SL: '+232 sai la li ang',
  SM: '+378 sheng ma li nuo',
  SN: '+221 sai nei jia er',
  SO: '+252 suo ma li',
  SR: '+597 su li nan',
  SS: '+211 nan su dan',
  ST: '+239 sheng duo mei he pu lin xi bi',
  SV: '+503 sa er wa duo',
  SX: '+1 he shu sheng ma ding',
  SY: '+963 xu li ya',
  SZ: '+268 si wei shi lan',
  TA: '+290 te li si tan da ku ni ya qun dao',
  TC: '+1 te ke si he kai ke si qun dao',
  TD: '+235 zha de',
  TG: '+228 duo ge',
  TH: '+66 tai guo',
  TJ: '+992 ta ji ke si tan',
  TK: '+690 tuo ke lao',
  TL: '+670 dong di wen',
  TM: '+993 tu ku man si tan',
  TN: '+216 tu ni si',
  TO: '+676 tang jia',
  TR: '+90 tu er qi',
  TT: '+1 te li ni da he duo ba ge',
  TV: '+688 tu wa lu',
  TW: '+886 tai wan',
  TZ: '+255 tan sang ni ya',
  UA: '+380 wu ke lan',
  UG: '+256 wu gan da',
  US: '+1 mei guo',
  UY: '+598 wu la gui',
  UZ: '+998 wu zi bie ke si tan',
  VA: '+39 fan di gang',
  VC: '+1 sheng wen sen te he ge lin na ding si',
  VE: '+58 wei nei rui la',
  VG: '+1 ying shu wei er jing qun dao',
  VI: '+1 mei shu wei er jing qun dao',
  VN: '+84 yue nan',
  VU: '+678 wa nu a tu',
  WF: '+681 wa li si he fu tu na',
  WS: '+685 sa mo ya',
  XK: '+383 ke suo wo',
  YE: '+967 ye men',
  YT: '+262 ma yue te',
  ZA: '+27 nan fei',
  ZM: '+260 zan bi ya',
  ZW: '+263 jin ba bu wei',
} as const;

export type RegionCode = keyof typeof table;

export interface Region {
  /** The code of the region: two letters (ISO 3166-1). */
  readonly code: RegionCode;
  readonly areaCode: string;
  readonly name: string;
  readonly keywords: string;
}

const isRegion = (code: string): code is RegionCode => Object.hasOwn(table, code);

export function areaCodeOf(region: string): string {
  const code = regionOf(region);
  return (code && table[code].split(' ')[0]) ?? '';
}

const mainRegions = ['US', 'RU', 'IT', 'GB', 'NO', 'AU', 'MA', 'RE', 'SH', 'FI', 'GP', 'CW'];

/** Returns the region of an area code. Prefers the selected region, then the main region of the code. */
export function regionOfAreaCode(areaCode: string, chosen = ''): RegionCode | undefined {
  return [chosen, ...mainRegions, ...Object.keys(table)]
    .filter(isRegion)
    .find((code) => table[code].startsWith(`${areaCode} `));
}

export function regionsIn(language: string): readonly Region[] {
  const shown = new Intl.DisplayNames(language, { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const order = new Intl.Collator(language);
  return Object.entries(table)
    .flatMap(([code, row]): Region[] => {
      if (!isRegion(code)) return [];
      const [areaCode = '', ...syllables] = row.split(' ');
      const name = shown.of(code) ?? code;
      const initials = syllables.map((syllable) => syllable.charAt(0)).join('');
      const keywords = [name, english.of(code) ?? '', code, areaCode, syllables.join(''), initials]
        .join('|')
        .toLowerCase();
      return [{ code, areaCode, name, keywords }];
    })
    .toSorted((one, other) => order.compare(one.name, other.name));
}

export function isRegionFor(region: Region, typed: string): boolean {
  return region.keywords.includes(typed.trim().toLowerCase().replaceAll(/\s+/g, ' '));
}

export function regionOf(country: string): RegionCode | undefined {
  if (isRegion(country)) return country;
  const query = country.trim().toLowerCase();
  const english = new Intl.DisplayNames('en', { type: 'region' });
  return query === ''
    ? undefined
    : Object.keys(table)
        .filter(isRegion)
        .find((code) => english.of(code)?.toLowerCase() === query);
}
