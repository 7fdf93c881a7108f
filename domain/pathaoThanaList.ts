/**
 * The thanas that Pathao names otherwise or divides, by district: `Thana=zone;zone`, thanas separated by `|`. The first
 * zone is the thana's main one; an empty first entry means that it has none, so that the address decides. `District>Zone`
 * stands for a zone that Pathao lists in another district. Thanas with a zone of their own name are left out. Compiled by
 * hand from `thanaList` and `pathaoZoneList`, November 2026.
 */
export const pathaoThanaList: Readonly<Record<string, string>> = {
  Bandarban: 'Naikhongchhari=Naikhong|Rowangchhari=Roanchhari',
  Barguna: 'Betagi=Betage',
  Barisal:
    'Airport=;Barisal Sadar;Babuganj|Bandar=Barisal Bandor Thana|Kaunia=Barisal Sadar|Agailjhara=Agailzhara|Gournadi=Gauronodi|Mehendiganj=Mahendiganj',
  Bhola: 'Charfesson=Char fashion;Dokkhin aicha',
  Bogura:
    'Bogura Sadar=Bogra Sadar|Dupchanchia=Dupchachia|Gabtali=Bogra - Gabtoli|Adamdighi=Adamdighi;Shantaher',
  Brahmanbaria: 'Bancharampur=Banchharampur|Brahmanbaria Sadar=Brahamanbaria Sadar',
  Chandpur: 'Haimchar=Hayemchar|Matlab North=Matlab-Uttar|Matlab South=Matlab',
  Chapainawabganj: 'Nachol=Nachole',
  Chattogram:
    'Akbar Shah=Akbarsha|Bayazid Bostami=Bayazid|Panchlaish=Panchlaish ctg;Nasirabad|Patenga=;EPZ;Bondor|Bandar=Bondor;EPZ|Banshkhali=Bashkhali|Karnafuli=Karnophuli|Lohagara=CTG - Lohagara|Kotwali=Kotwali (Chattogram);Andarkilla;Enayet bazar;New Market CTG|Chandanaish=Chandanaish;Dohajari;East Joara|Satkania=Satkaniya;Keranihat|Fatikchhari=Fatikchhari;Nazirhat|Sitakunda=Sitakunda;Vatiary|Mirsharai=Mirsharai;Zorarganj',
  Chuadanga: 'Damurhuda=Damurhuda;Darshana|Jibannagar=Jiban nagar;Doulatganj',
  Comilla:
    'Brahmanpara=B.Para|Sadar South=Sadar Dakkhin|Comilla Sadar=Cumilla Sadar;Cantonment;Kotbari|Daudkandi=Daudkandi;South Daudkandi;Eliotgonj;Gouripur|Chauddagram=Chauddagram;Mia-Bazar|Laksam=Laksam;Muddafarganj|Muradnagar=Muradnagar;Comilla Companigonj',
  "Cox's Bazar": 'Eidgaon=Eidgah|Pekua=Pakua',
  Dhaka:
    'Adabor=Adabor;Shyamoli|Ashulia=;Savar;Savar-Nabinagar|Badda=Badda;Aftab Nagar;Beraid;Shahjadpur;Nadda|Banani=Banani;Banani DOHS;Mohakhali;Mohakhali DOHS|Bangshal=Bangshal;Nazira Bazar;Naya Bazar;Nawabpur;Nazim Uddin Road|Bhashantek=;kafrul;Mirpur 13;Matikata;Manikdi;Dhaka cantonment|Bhatara=;Bashundhara;Nadda;Kuril;Nayanagar;Shahjadpur;Baridhara J Block;Baridhara Diplomatic Zone|Bimanbandar=;Kawla;Ashkona;Khilkhet;Uttara Sector 1|Cantonment=Dhaka cantonment;Manikdi;Matikata;Balughat;ECB|Chawkbazar=ChawkBazar (Dhaka);Bakshi Bazar;Islampur|Dakshinkhan=Dakshinkhan;Ashkona;Faidabad;Kawla;azampur (Uttara)|Darus Salam=Darussalam;Kallyanpur;Technical;Mazar road;Lalkuthi;Paikpara;Mirpur 1|Demra=Demra;Matuail|Dhamrai=Dhamrai , Savar;Islampur (Dhamrai)|Dhanmondi=Dhanmondi;Jigatola;shankar|Gendaria=Gandaria;Faridabad|Gulshan=;Gulshan 1;Gulshan-2;Niketan;Shahjadpur;Baridhara Diplomatic Zone;Nadda|Hatirjheel=;Mogbazar;Boro Moghbazar;Modhubag;Noyatola road;Eskaton;Begunbari|Hazaribagh=Hazaribagh;Rayer Bazar;Jigatola|Jatrabari=Jatrabari;Shanir Akhra;Dholpur;Matuail;Rayerbag|Kadamtali=Kadamtoli;Jurain;Rayerbag;Giridhara Abashik;Shanir Akhra|Kafrul=kafrul;West Kafrul;Ibrahimpur;Kazipara;Shewrapara;Senpara;Mirpur 10;Mirpur 13|Kalabagan=Kalabagan;Kathalbagan;Panthapath;Central Road;Hatirpool|Kamrangirchar=kamranggirchar;Jhauchor|Keraniganj=Keraniganj;Keraniganj Model Thana;Ati Bazar;Equria Thana|Khilgaon=Khilgaon;Goran;South Banasree;Banasree (Block A-G);Banasree (Block H-J);Shajahanpur|Khilkhet=Khilkhet;Nikunja;Nikunja 2;Kuril|Kotwali=Kotwali (Dhaka);Sadarghat (Dhaka);Islampur;Naya Bazar;Lakshmibazar|Lalbagh=Lalbag;Azimpur (Lalbag);Shahid Nagar;Nawabganj (Dhaka);new paltan;Bakshi Bazar|Mirpur Model=;Mirpur 1;Mirpur 2;Mirpur 6;Mirpur 7;Mirpur 10;Mirpur 11;Monipur;Paikpara;Pirerbagh;60 feet;Kazipara;Shewrapara;Senpara;Tolarbag;Kallyanpur;Zoo Road;Shah Ali Bag|Mohammadpur=Mohammadpur;Shyamoli;Rayer Bazar;shankar;Adabor|Motijheel=Motijheel;Arambag;Kamalapur;Gopibagh;Gulisthan|Mugda=Mugda;Manda;Manik Nagar|Nawabganj=Nawabganj (Dohar)|New Market=New Market;Nilkhet;Elephant Road;New Elephant Road;Azimpur (Lalbag);Central Road|Pallabi=Pallabi;Mirpur 6;Mirpur 7;Mirpur 10;Mirpur 11;Mirpur 12;Mirpur DOHS;Mirpur Cantonment;Estern Housing;Benaroshi Polli|Paltan=Paltan;Gulisthan;Shantinagar;Shegunbagicha|Ramna=;Eskaton;Baily Road;Shiddeshwari;Shantinagar;Shegunbagicha;Mogbazar;Boro Moghbazar;Malibagh College Road;Malibagh Lane|Rampura=Rampura;Aftab Nagar;Banasree (Block A-G);Banasree (Block H-J);DIT Road;Abul Hotel;Malibagh Lane|Rupnagar=Rupnagar;Mirpur 2;Mirpur 6;Mirpur 7;Mirpur 12;Estern Housing|Sabujbagh=;Bashabo;Goran;Manik Nagar;South Banasree|Savar=Savar;Savar-Nabinagar|Shah Ali=;Mirpur 1;Shah Ali Bag;Zoo Road;Mazar road;Lalkuthi|Shahbagh=Shahbag;Dhaka University;Dhaka Medical;Hatirpool;Elephant Road;Nilkhet;Shegunbagicha|Sher-e-Bangla Nagar=Sher-e bangla Nagar;Agargaon;Ganobhabon;Farmgate;Shyamoli|Shyampur=shampur;Jurain;Faridabad|Sutrapur=Sutrapur;Lakshmibazar;Narinda;Bangla bazar;Sadarghat (Dhaka)|Tejgaon=Tejgaon;Farmgate;Kawran Bazar;Nakhalpara;Panthapath|Tejgaon Industrial Area=Tejgaon;Begunbari;Nakhalpara;Niketan;Mohakhali|Turag=Turag;Diabari;Bawnia;Uttara Sector 10;Uttara Sector 12;Uttara Sector 15;Uttara Sector 16;Uttara Sector 17;Uttara Sector 18|Uttara East=;Uttara Sector 1;Uttara Sector 4;Uttara sector 6;Uttara Sector 8;azampur (Uttara);house building;Abdullahpur Uttara|Uttara West=;Uttara Sector 3;Uttara Sector 5;Uttara Sector 7;Uttara Sector 9;Uttara Sector 10;Uttara Sector 11;Uttara Sector 12;Uttara Sector 13;Uttara Sector 14;rajlakkhi market;Diabari|Uttarkhan=UttarKhan;Faidabad|Wari=Wari;Narinda;Gopibagh;Nawabpur',
  Dinajpur: 'Nawabganj=Nawabganj Dinajpur',
  Feni: 'Parshuram=Pashuram',
  Gaibandha: 'Phulchari=Fulchhari|Sadullapur=Sadulllahpur',
  Gazipur:
    'Pubail=;Tongi;Joydebpur|Sadar (Metro)=;Joydebpur;Gazipur Chowrasta;Board Bazar;Borobari;Porabari|Tongi East=Tongi;Tongi Cherag Ali;College gate;Gazipura|Tongi West=Tongi;Tongi Cherag Ali;College gate;Gazipura|Gazipur Sadar=;Joydebpur;Gazipur Chowrasta;Bhawal Mirzapur;Hotapara;Porabari;Rajendrapur Bangla Bazar;Rajendrapur Cantonment|Gacha=Gacha;Board Bazar;Borobari|Sreepur=Sreepur;Mawna|Kaliakair=Kaliakair;Mowchak|Kapasia=Kapasia;Amraid;Aral;Chalar Bazar;Toke',
  Jamalpur: 'Melandah=Melandaha',
  Jashore:
    'Bagherpara=Bagharpara|Jashore Sadar=Jessore Sadar|Jhikargacha=Jhikargachha|Sharsha=Sarsa;Benapole',
  Jhalakathi: 'Nalchity=Nalchhiti',
  Jhenaidah: 'Shailkupa=Shailakupa',
  Khagrachhari:
    'Khagrachhari Sadar=Khagrachari Sadar|Laxmichhari=Lakkhichhari|Manikchari=Manikchhari|Mohalchari=Mahalchhari;Maischori|Panchari=Panchhari|Ramgarh=Ramgar',
  Khulna:
    'Aranghata=;Daulatpur;Khalishpur|Harintana=;Sonadanga;Batiaghata;Rupsha|Khan Jahan Ali=;Daulatpur;Fultola;Khalishpur|Labanchara=;Rupsha;Khulna Sadar|Dakop=Dacope|Paikgasa=Paikgachha Upozila;Kopilmuni;Chandkhali|Sonadanga=Sonadanga;Boyra',
  Kishoreganj: 'Tarail=Tarial',
  Kurigram: 'Rowmari=Rawmari',
  Kushtia: 'Mirpur=Kushtia-Mirpur|Kushtia Sadar=Kushtia Sadar;Islamic University',
  Lakshmipur: 'Lakshmipur Sadar=Lakshimpur Sadar',
  Lalmonirhat: 'Kaliganj=Kaliganj - Lalmonirhat',
  Manikganj: 'Doulatpur=Daulatpur - Manikganj|Shibaloy=Shivalaya|Singiar=Singair',
  Moulvibazar: 'Barlekha=Baralekha|Moulvibazar Sadar=Mouluvibazar Sadar',
  Mymensingh: 'Muktagacha=Muktagachha|Gafargaon=Gafargaon;Pagla',
  Naogaon: 'Sapahar=Sapaher',
  Narail: 'Lohagara=Narail - Lohagara',
  Narayanganj:
    'Fatullah=;Pagla;Panchabati;Bisic;Kashipur;Shibu Market;Jalkuri;Delpara;Bhuighor;Isdair;Masdair;Volail;Boktaboli;Rosulpur|Narayanganj Sadar=;Chashra;South Chashara;Don Chamber;2 no gate;amlapara;Bb road;Khanpur;Nitaiganj;paikpara Narayanganj;Zilla Parishod;Masdair;Shibu Market;Sayedpur - Narayanganj|Bandar=Bandar;Ekrampur;Ispahani Bandar;Madanganj;Madanpur;Nabiganj Bandar|Sonargaon=Sonargaon;Mograpara;kanchpur;Baidder Bazar;ananda bazar;kaikartek|Rupganj=Rupganj;Bhulta/Gawsia;Purbachal;Nila Market;Beldi-Daudpur|Siddhirganj=Siddirganj;Epz;Mitali Market;Shanarpar;Shaheb para;Majdair;Passport office (Siddhirganj)',
  Narsingdi:
    'Raipura=;Raypura Upazila North Zone;Raypura Upazila South Zone|Narsingdi Sadar=Narshingdi Sadar;Madhabdi|Monohardi=Monohordi;Chalakchar;Hatirdia',
  Natore: 'Gurudaspur=Gurdaspur|Lalpur=Pabna>Lalpur;Gopalpur UPO|Naldanga=Naldanga - Natore',
  Netrokona: 'Durgapur=Susang Durgapur',
  Nilphamari: 'Kishorganj=Kishoriganj|Syedpur=Saidpur',
  Noakhali: 'Companiganj=Companigonj;Basurhat|Noakhali Sadar=Noakhali Sadar;Maizdee;Sonapur',
  Pabna:
    'Faridpur=Pabna-Faridpur|Santhia=Sathia;Kasinathpur|Pabna Sadar=Pabna Sadar;Ataikula;Tebunia|Sujanagar=Sujanagar;Aminpur',
  Patuakhali: 'Mirzaganj=Subidkhali|Kalapara=Kala para;Khepupara;Mohipur',
  Pirojpur: 'Kawkhali=kaukhali|Nesarabad=Swarupkathi',
  Rajshahi:
    'Airport=;Paba;Shah Mokdum|Belpukur=;Puthia;Banseshwar|Boalia=Rajshahi Sadar (Boalia)|Chandrima=;Rajshahi Sadar (Boalia);Motihar;Paba|Damkura=Paba|Karnahar=Paba|Kashiadanga=;Paba;Rajpara|Tanore=Tanor|Charghat=Charghat;Sharda|Puthia=Puthia;Banseshwar|Bagmara=Bagmara;Taherpur',
  Rangamati:
    'Baghaichari=Khagrachari>Bagaichari|Langadu=Khagrachari>Langodu|Naniarchar=Nanichhar|Rangamati Sadar=Kotwali Thana',
  Rangpur:
    'Hazirhat=;Rangpur Sadar(Kotowali Thana);Gangachara|Kotwali=Rangpur Sadar(Kotowali Thana)|Parshuram=Porshurampur Thana|Pirgacha=Pirgachha|Taragonj=Nilphamari>Taraganj',
  Satkhira: 'Shyamnagar=Shymnagar',
  Sherpur: 'Jhenaigati=Jhinaigati',
  Sirajganj: 'Kamarkhand=Kamarkhanda|Shahjadpur=Shahjadpur - Shahjadpur',
  Sunamganj: 'Jagannathpur=Jagnnathpur|South Sunamganj=Shantiganj|Madhyanagar=Dharmapasha',
  Sylhet:
    'Airport=Sylhet Sadar|Jalalabad=Sylhet Sadar|Kotwali=Sylhet Sadar|Shah Paran=Sylhet Sadar|Moglabazar=Dakshin Surma|South Surma=Dakshin Surma|Jaintiapur=Jaintapur',
};
