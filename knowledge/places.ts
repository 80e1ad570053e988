export type Region =
  | 'Europe'
  | 'North America'
  | 'Latin America'
  | 'Caribbean'
  | 'South Asia'
  | 'East Asia'
  | 'Southeast Asia'
  | 'Central Asia'
  | 'Caucasus'
  | 'Middle East'
  | 'Africa'
  | 'Oceania';

export interface Place {
  city: string;
  country: string;
  region: Region;
}

/**
 * One country per line, cities separated by commas. Entry ids follow this order, so a new city goes into a new line at
 * the end, even if its country is already listed. City names are unique.
 */
const lines: readonly [country: string, region: Region, cities: string][] = [
  [
    'United Kingdom',
    'Europe',
    'London, Manchester, Birmingham, Leeds, Glasgow, Edinburgh, Liverpool, Bristol, Sheffield, Cardiff, Belfast, Newcastle upon Tyne, Nottingham, Leicester, Southampton, Portsmouth, Brighton, Oxford, Cambridge, Reading, Coventry, Bradford, Hull, Plymouth, Swansea, Aberdeen, Dundee, York, Milton Keynes, Luton, Bournemouth, Norwich',
  ],
  [
    'United States',
    'North America',
    'New York, Los Angeles, Chicago, Houston, Phoenix, Philadelphia, San Antonio, San Diego, Dallas, Austin, San Jose, San Francisco, Seattle, Denver, Boston, Miami, Atlanta, Washington DC, Las Vegas, Portland, Detroit, Minneapolis, Tampa, Orlando, Charlotte, Nashville, Columbus, Indianapolis, Cleveland, Pittsburgh, Cincinnati, Kansas City, Salt Lake City, Sacramento, Raleigh, Baltimore, Milwaukee, New Orleans, Jacksonville, Honolulu',
  ],
  [
    'Pakistan',
    'South Asia',
    'Karachi, Lahore, Islamabad, Rawalpindi, Faisalabad, Multan, Peshawar, Quetta, Sialkot, Gujranwala, Hyderabad, Bahawalpur, Sargodha, Sukkur, Abbottabad, Gujrat, Jhelum, Mardan, Larkana, Sahiwal, Okara, Rahim Yar Khan, Sheikhupura, Dera Ghazi Khan, Mirpur, Muzaffarabad, Gilgit, Gwadar, Swat, Kasur, Jhang, Nawabshah, Wah Cantt, Chiniot',
  ],
  [
    'Australia',
    'Oceania',
    'Sydney, Melbourne, Brisbane, Perth, Adelaide, Canberra, Hobart, Darwin, Gold Coast, Wollongong, Geelong, Cairns, Townsville, Sunshine Coast, Toowoomba, Ballarat, Bendigo, Launceston',
  ],
  ['Canada', 'North America', 'Toronto, Vancouver, Montreal, Calgary, Ottawa, Edmonton, Winnipeg, Halifax'],
  ['Ireland', 'Europe', 'Dublin, Cork, Galway'],
  ['Germany', 'Europe', 'Berlin, Munich, Hamburg, Frankfurt, Cologne, Stuttgart'],
  ['France', 'Europe', 'Paris, Lyon, Marseille, Toulouse'],
  ['Spain', 'Europe', 'Madrid, Barcelona, Valencia, Seville'],
  ['Italy', 'Europe', 'Rome, Milan, Turin, Naples'],
  ['Netherlands', 'Europe', 'Amsterdam, Rotterdam, The Hague'],
  ['Belgium', 'Europe', 'Brussels, Antwerp'],
  ['Switzerland', 'Europe', 'Zurich, Geneva, Basel'],
  ['Austria', 'Europe', 'Vienna, Salzburg'],
  ['Portugal', 'Europe', 'Lisbon, Porto'],
  ['Sweden', 'Europe', 'Stockholm, Gothenburg'],
  ['Norway', 'Europe', 'Oslo, Bergen'],
  ['Denmark', 'Europe', 'Copenhagen, Aarhus'],
  ['Finland', 'Europe', 'Helsinki'],
  ['Iceland', 'Europe', 'Reykjavik'],
  ['Poland', 'Europe', 'Warsaw, Krakow'],
  ['Czechia', 'Europe', 'Prague'],
  ['Hungary', 'Europe', 'Budapest'],
  ['Romania', 'Europe', 'Bucharest'],
  ['Bulgaria', 'Europe', 'Sofia'],
  ['Greece', 'Europe', 'Athens'],
  ['Croatia', 'Europe', 'Zagreb'],
  ['Serbia', 'Europe', 'Belgrade'],
  ['Ukraine', 'Europe', 'Kyiv'],
  ['Estonia', 'Europe', 'Tallinn'],
  ['Latvia', 'Europe', 'Riga'],
  ['Lithuania', 'Europe', 'Vilnius'],
  ['Malta', 'Europe', 'Valletta'],
  ['Cyprus', 'Europe', 'Nicosia'],
  ['Turkey', 'Middle East', 'Istanbul, Ankara'],
  ['United Arab Emirates', 'Middle East', 'Dubai, Abu Dhabi, Sharjah'],
  ['Saudi Arabia', 'Middle East', 'Riyadh, Jeddah, Dammam'],
  ['Qatar', 'Middle East', 'Doha'],
  ['Kuwait', 'Middle East', 'Kuwait City'],
  ['Bahrain', 'Middle East', 'Manama'],
  ['Oman', 'Middle East', 'Muscat'],
  ['Jordan', 'Middle East', 'Amman'],
  ['Lebanon', 'Middle East', 'Beirut'],
  ['India', 'South Asia', 'Mumbai, Delhi, Bengaluru, Chennai, Kolkata, Pune'],
  ['Bangladesh', 'South Asia', 'Dhaka, Chittagong'],
  ['Sri Lanka', 'South Asia', 'Colombo'],
  ['Nepal', 'South Asia', 'Kathmandu'],
  ['Maldives', 'South Asia', 'Malé'],
  ['Kazakhstan', 'Central Asia', 'Almaty, Astana'],
  ['Uzbekistan', 'Central Asia', 'Tashkent'],
  ['Azerbaijan', 'Caucasus', 'Baku'],
  ['Georgia', 'Caucasus', 'Tbilisi'],
  ['Singapore', 'Southeast Asia', 'Singapore'],
  ['Malaysia', 'Southeast Asia', 'Kuala Lumpur, Penang'],
  ['Indonesia', 'Southeast Asia', 'Jakarta, Bali'],
  ['Thailand', 'Southeast Asia', 'Bangkok, Phuket'],
  ['Philippines', 'Southeast Asia', 'Manila, Cebu City'],
  ['Vietnam', 'Southeast Asia', 'Ho Chi Minh City, Hanoi'],
  ['Japan', 'East Asia', 'Tokyo, Osaka, Kyoto'],
  ['South Korea', 'East Asia', 'Seoul, Busan'],
  ['China', 'East Asia', 'Shanghai, Beijing, Shenzhen'],
  ['Hong Kong', 'East Asia', 'Hong Kong'],
  ['Taiwan', 'East Asia', 'Taipei'],
  ['New Zealand', 'Oceania', 'Auckland, Wellington, Christchurch, Hamilton'],
  ['Fiji', 'Oceania', 'Suva'],
  ['Papua New Guinea', 'Oceania', 'Port Moresby'],
  ['South Africa', 'Africa', 'Johannesburg, Cape Town, Durban, Pretoria'],
  ['Nigeria', 'Africa', 'Lagos, Abuja'],
  ['Kenya', 'Africa', 'Nairobi, Mombasa'],
  ['Egypt', 'Africa', 'Cairo, Alexandria'],
  ['Ghana', 'Africa', 'Accra'],
  ['Morocco', 'Africa', 'Casablanca, Marrakesh'],
  ['Tunisia', 'Africa', 'Tunis'],
  ['Ethiopia', 'Africa', 'Addis Ababa'],
  ['Tanzania', 'Africa', 'Dar es Salaam'],
  ['Uganda', 'Africa', 'Kampala'],
  ['Rwanda', 'Africa', 'Kigali'],
  ['Senegal', 'Africa', 'Dakar'],
  ['Mauritius', 'Africa', 'Port Louis'],
  ['Mexico', 'Latin America', 'Mexico City, Guadalajara, Monterrey'],
  ['Brazil', 'Latin America', 'São Paulo, Rio de Janeiro, Brasília'],
  ['Argentina', 'Latin America', 'Buenos Aires, Córdoba'],
  ['Chile', 'Latin America', 'Santiago'],
  ['Colombia', 'Latin America', 'Bogotá, Medellín'],
  ['Peru', 'Latin America', 'Lima'],
  ['Ecuador', 'Latin America', 'Quito'],
  ['Uruguay', 'Latin America', 'Montevideo'],
  ['Panama', 'Latin America', 'Panama City'],
  ['Dominican Republic', 'Caribbean', 'Santo Domingo'],
  ['Jamaica', 'Caribbean', 'Kingston'],
  ['Trinidad and Tobago', 'Caribbean', 'Port of Spain'],
];

export const places: readonly Place[] = lines.flatMap(([country, region, cities]) =>
  cities.split(', ').map((city) => ({ city, country, region })),
);
