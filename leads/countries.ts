/** Countries a visitor may write from: ISO 3166-1 alpha-2, sorted by English name. */
const codes = `
AF AX AL DZ AS AD AO AI AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BA BW BR IO VG BN BG BF BI KH CM CA
CV BQ KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR
GF PF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI
KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC
NZ NI NE NG NU NF KP MK MP NO OM PK PW PS PA PG PY PE PH PN PL PT PR QA RE RO RU RW WS SM ST SA SN RS SC SL SG SX
SK SI SB SO ZA KR SS ES LK BL SH KN LC MF PM VC SD SR SJ SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UG UA
AE GB US UY VI UZ VU VA VE VN WF YE ZM ZW
`;

export const countryCodes: readonly string[] = codes.trim().split(/\s+/);

const names = new Intl.DisplayNames('en-GB', { type: 'region' });

export function countryName(code: string): string {
  return names.of(code) ?? code;
}

export function isCountryCode(text: string): boolean {
  return countryCodes.includes(text);
}
