/**
 * The thanas of areas that customers name instead of them, by district: `area=thana`, with a `?` where the area lies in
 * several thanas, so that an admin looks at it. From the police stations' areas on the sites of the metropolitan police
 * (dmp.gov.bd, cmp.gov.bd, smp.police.gov.bd, kmp.gov.bd, rmp.gov.bd) and on the districts' own sites (`*.gov.bd`),
 * compiled by hand, November 2026. Spellings that only sound alike need no entry.
 */
export const areaThanas: Readonly<Record<string, string>> = {
  Dhaka:
    'Mirpur=Mirpur Model?;মিরপুর=Mirpur Model?;Mirpur 1=Mirpur Model?;Mirpur 2=Mirpur Model;Mirpur 6=Pallabi?;Mirpur 7=Pallabi?;Mirpur 10=Mirpur Model;Mirpur 11=Pallabi;Mirpur 12=Pallabi;Mirpur 13=Kafrul;Mirpur 14=Kafrul?;Mirpur DOHS=Pallabi;Kazipara=Mirpur Model?;Shewrapara=Mirpur Model?;Senpara=Mirpur Model?;Monipur=Mirpur Model;Kallyanpur=Mirpur Model?;Technical=Darus Salam;Gabtoli=Darus Salam;গাবতলী=Darus Salam;Eastern Housing=Pallabi?;Uttara=Uttara West?;উত্তরা=Uttara West?;Uttara Sector 1=Uttara East;Uttara Sector 2=Uttara East;Uttara Sector 4=Uttara East;Uttara Sector 6=Uttara East;Uttara Sector 8=Uttara East;Uttara Sector 3=Uttara West;Uttara Sector 5=Uttara West;Uttara Sector 7=Uttara West;Uttara Sector 9=Uttara West;Uttara Sector 10=Uttara West?;Uttara Sector 11=Uttara West;Uttara Sector 12=Uttara West?;Uttara Sector 13=Uttara West;Uttara Sector 14=Uttara West;Uttara Sector 15=Turag;Uttara Sector 16=Turag;Uttara Sector 17=Turag;Uttara Sector 18=Turag;Diabari=Turag?;Gulshan 1=Gulshan;Gulshan 2=Gulshan;Mohakhali=Banani;মহাখালী=Banani;Bashundhara=Bhatara;বসুন্ধরা=Bhatara;Baridhara=Gulshan?;Nadda=Bhatara?;Kuril=Bhatara?;Notun Bazar=Bhatara;নতুন বাজার=Bhatara;Nurer Chala=Bhatara;Merul Badda=Badda;মেরুল বাড্ডা=Badda;Aftab Nagar=Badda;Shahjadpur=Gulshan?;Banasree=Rampura?;South Banasree=Khilgaon?;Malibagh=Ramna?;Moghbazar=Ramna?;মগবাজার=Ramna?;Eskaton=Ramna;Shantinagar=Paltan?;Shegunbagicha=Shahbagh?;Kakrail=Ramna;কাকরাইল=Ramna;Shiddeshwari=Ramna;Baily Road=Ramna;Farmgate=Tejgaon;Kawran Bazar=Tejgaon;Panthapath=Kalabagan?;Elephant Road=New Market?;Nilkhet=New Market;Science Lab=New Market;Hatirpool=Kalabagan?;Azimpur=Lalbagh;Jigatola=Dhanmondi?;Shankar=Dhanmondi?;Rayer Bazar=Hazaribagh?;Shyamoli=Adabor?;Asad Gate=Mohammadpur;Bosila=Mohammadpur;বসিলা=Mohammadpur;Agargaon=Sher-e-Bangla Nagar;আগারগাঁও=Sher-e-Bangla Nagar;Taltola=Khilgaon?;Bashabo=Sabujbagh;Basabo=Sabujbagh;Goran=Khilgaon?;Manik Nagar=Mugda;Gopibagh=Wari?;Tikatuli=Wari;টিকাটুলী=Wari;Narinda=Wari?;Gulistan=Paltan?;Arambag=Motijheel;Kamalapur=Motijheel;Sadarghat=Kotwali?;সদরঘাট=Kotwali?;Islampur=Kotwali?;Lakshmibazar=Sutrapur?;Bangla Bazar=Sutrapur?;Jurain=Kadamtali?;Shanir Akhra=Jatrabari?;শনির আখড়া=Jatrabari?;Rayerbag=Kadamtali?;Matuail=Jatrabari?;Donia=Kadamtali?;Staff Quarter=Demra;Sarulia=Demra;Ashkona=Dakshinkhan;Kawla=Dakshinkhan?;Azampur=Uttara East?;Abdullahpur=Uttara East?;House Building=Uttara East?;Nikunja=Khilkhet;Nikunja 2=Khilkhet;ECB=Cantonment;Manikdi=Cantonment?;Matikata=Cantonment?;Ibrahimpur=Kafrul;Jinjira=Keraniganj;জিনজিরা=Keraniganj;Zinzira=Keraniganj;Ati Bazar=Keraniganj;Hemayetpur=Savar;হেমায়েতপুর=Savar;Nabinagar=Ashulia?;Baipail=Ashulia;বাইপাইল=Ashulia;Jamgora=Ashulia;EPZ=Ashulia?;Jahangirnagar=Savar?;Vatara=Bhatara',
  Chattogram:
    'GEC=Khulshi?;জিইসি=Khulshi?;GEC Circle=Khulshi?;Nasirabad=Panchlaish?;নাসিরাবাদ=Panchlaish?;Muradpur=Panchlaish;মুরাদপুর=Panchlaish;Sholoshahar=Panchlaish?;2 no gate=Panchlaish?;Probortok=Panchlaish;Oxygen=Bayazid Bostami;অক্সিজেন=Bayazid Bostami;Bahaddarhat=Chandgaon;বহদ্দারহাট=Chandgaon;Agrabad=Double Mooring;আগ্রাবাদ=Double Mooring;Dewanhat=Double Mooring;Chowmuhani=Double Mooring?;Andarkilla=Kotwali;আন্দরকিল্লা=Kotwali;Jamal Khan=Kotwali;জামালখান=Kotwali;Kazir Dewri=Kotwali;New Market=Kotwali;Reazuddin Bazar=Kotwali;Lalkhan Bazar=Khulshi;লালখান বাজার=Khulshi;Wasa=Khulshi?;AK Khan=Pahartali?;Colonel Hat=Akbar Shah;CEPZ=EPZ;Free Port=EPZ?;Kalurghat=Chandgaon;Kaptai Rastar Matha=Chandgaon;Dohajari=Chandanaish;Keranihat=Satkania;Bhatiari=Sitakunda;ভাটিয়ারী=Sitakunda;Nazirhat=Fatikchhari',
  Sylhet:
    'Zindabazar=Kotwali;Zinda Bazar=Kotwali;Jindabazar=Kotwali;জিন্দাবাজার=Kotwali;Bandar Bazar=Kotwali;বন্দরবাজার=Kotwali;Ambarkhana=Airport?;Amberkhana=Airport?;আম্বরখানা=Airport?;Chowhatta=Kotwali;চৌহাট্টা=Kotwali;Rikabi Bazar=Kotwali;Subid Bazar=Kotwali?;Modina Market=Jalalabad?;Pathantula=Kotwali?;Uposhohor=Shah Paran;Upashahar=Shah Paran;উপশহর=Shah Paran;Tilagor=Shah Paran;টিলাগড়=Shah Paran;Shibgonj=Shah Paran?;Mejortila=Shah Paran;SUST=Jalalabad;Dargah=Kotwali;Humayun Chattar=South Surma;Dokkhin Surma=South Surma',
  Khulna:
    'Boyra=Sonadanga?;বয়রা=Sonadanga?;Nirala=Khulna Sadar;নিরালা=Khulna Sadar;Shibbari=Sonadanga?;Gollamari=Sonadanga?;Royal Mor=Khulna Sadar;Khulna University=Harintana?;KUET=Khan Jahan Ali;Fulbarigate=Khan Jahan Ali',
  Rajshahi:
    'Saheb Bazar=Boalia;সাহেব বাজার=Boalia;Talaimari=Matihar;তালাইমারী=Matihar;Kazla=Matihar;কাজলা=Matihar;Rajshahi University=Matihar;Laxmipur=Rajpara;লক্ষ্মীপুর=Rajpara;Uposhohor=Boalia;Shalbagan=Boalia?;Court=Rajpara?;Rani Bazar=Boalia',
  Barisal:
    'Rupatali=Kotwali Model;রূপাতলী=Kotwali Model;Nathullabad=Airport;নথুল্লাবাদ=Airport;Sadar Road=Kotwali Model;C and B Road=Kotwali Model;Chawmatha=Kotwali Model',
  Rangpur:
    'Jahaj Company=Kotwali;জাহাজ কোম্পানি=Kotwali;Dhap=Kotwali;ধাপ=Kotwali;Modern Mor=Tajhat;Lalbag=Kotwali?;Medical Mor=Kotwali;Shapla Chottor=Kotwali',
  Mymensingh:
    'Charpara=Mymensingh Sadar;চরপাড়া=Mymensingh Sadar;Ganginarpar=Mymensingh Sadar;গাঙ্গিনারপাড়=Mymensingh Sadar;Town Hall=Mymensingh Sadar;Bakrbi=Mymensingh Sadar;BAU=Mymensingh Sadar',
  Gazipur:
    'Tongi=Tongi East?;টঙ্গী=Tongi East?;Cherag Ali=Tongi West?;Board Bazar=Gacha;বোর্ড বাজার=Gacha;Gazipur Chowrasta=Basan?;Chowrasta=Basan?;চৌরাস্তা=Basan?;Joydebpur=Sadar (Metro);জয়দেবপুর=Sadar (Metro);Mawna=Sreepur;মাওনা=Sreepur;Shafipur=Kaliakair;সফিপুর=Kaliakair;Chandra=Kaliakair;Hotapara=Gazipur Sadar;Rajendrapur=Gazipur Sadar',
  Narayanganj:
    'Chashara=Narayanganj Sadar;Chasara=Narayanganj Sadar;চাষাড়া=Narayanganj Sadar;Nitaiganj=Narayanganj Sadar;Jalkuri=Fatullah;Pagla=Fatullah;Shibu Market=Fatullah;Signboard=Siddhirganj?;Chittagong Road=Siddhirganj;Kanchpur=Sonargaon;Mograpara=Sonargaon;Bhulta=Rupganj;ভুলতা=Rupganj;Purbachal=Rupganj',
  Comilla:
    'Kandirpar=Comilla Sadar;কান্দিরপাড়=Comilla Sadar;Kotbari=Sadar South?;কোটবাড়ী=Sadar South?;Cantonment=Comilla Sadar;Paduar Bazar=Sadar South;Tomsom Bridge=Comilla Sadar;Rajganj=Comilla Sadar;Companiganj=Muradnagar;Gouripur=Daudkandi',
  Bogura:
    'Satmatha=Bogura Sadar;Sathmatha=Bogura Sadar;সাতমাথা=Bogura Sadar;Jaleshwaritola=Bogura Sadar;Santahar=Adamdighi',
  "Cox's Bazar": "Kolatoli=Cox's Bazar Sadar;কলাতলী=Cox's Bazar Sadar;Laboni Point=Cox's Bazar Sadar",
  Jashore: 'Benapole=Sharsha;বেনাপোল=Sharsha;Noapara=Abhaynagar;Monihar=Jashore Sadar;Doratana=Jashore Sadar',
  Noakhali:
    'Maijdee=Noakhali Sadar;Maijdi=Noakhali Sadar;মাইজদী=Noakhali Sadar;Chowmuhani=Begumganj;চৌমুহনী=Begumganj;Basurhat=Companiganj;Sonapur=Noakhali Sadar',
  Patuakhali: 'Kuakata=Kalapara;কুয়াকাটা=Kalapara;Khepupara=Kalapara',
  Dinajpur: 'Hili=Hakimpur;হিলি=Hakimpur',
  Kushtia: 'Islamic University=Kushtia Sadar;Mojompur=Kushtia Sadar',
  Feni: 'Trunk Road=Feni Sadar;Mohipal=Feni Sadar',
  Narsingdi: 'Madhabdi=Narsingdi Sadar;মাধবদী=Narsingdi Sadar;Velanagar=Narsingdi Sadar',
  Pirojpur: 'Swarupkathi=Nesarabad;স্বরূপকাঠি=Nesarabad',
  Pabna: 'Ishwardi=Ishurdi;Rooppur=Ishurdi;রূপপুর=Ishurdi;Kashinathpur=Santhia',
  Sunamganj: 'Chatak=Chhatak',
};
