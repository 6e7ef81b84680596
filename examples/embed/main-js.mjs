import { day_number, easter, memory, weekday, weekday_name } from './calendar-library.mjs';

/** The text at an address of the library's memory. */
function textAt(address) {
  const bytes = memory().subarray(Number(address));
  return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
}

for (const year of [1818, 2000, 2024, 2038]) {
  const [month, day] = [Math.floor(easter(year) / 100), easter(year) % 100];
  console.log(`${year}: ${textAt(weekday_name(weekday(year, month, day)))}, day ${day_number(year, month, day)}`);
}
